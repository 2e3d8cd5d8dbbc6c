import { Component, type ComponentChildren } from 'preact';
import { ErrorPage } from './error-page.tsx';
import { forgetFailures } from './room.ts';

type State = { error: unknown; failed: boolean };

/** Whatever goes wrong in a page ends on the error page, with the frame and its ways on still standing around it. */
export class PageBoundary extends Component<{ children: ComponentChildren }, State> {
  override state: State = { error: undefined, failed: false };

  static override getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  /** What is caught is told nowhere else. */
  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override componentWillUnmount() {
    forgetFailures();
  }

  override render() {
    return this.state.failed ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
