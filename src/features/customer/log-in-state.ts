import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The `history.state` that sign-up and log-in pass to each other. */
export type LogInState = {
  /** the path to return to after the log-in */
  from?: string;
  email?: string;
  registered?: true;
  /** a code for a new password was sent to `email` */
  codeRequested?: true;
  passwordChanged?: true;
  /** why the session ended */
  endReason?: { message: string; alert: boolean };
};

const emptyState: LogInState = {};
const subscribeToNothing = () => () => undefined;

/** False while React hydrates: a prerendered page has no query string and no `history.state`. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

export function useLogInState(): LogInState {
  const { state } = useLocation();
  return useIsHydrated() && state && typeof state === 'object' ? (state as LogInState) : emptyState;
}

/** A path on this origin. `//` and `/\` would lead to another one. */
export function sameOriginPath(path: unknown): string | undefined {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined;
}
