import { homePathOf, type SessionHint } from '../device/session-hint.ts';

/** The account button in the header: the dashboard of the customer, or the log-in page. */
export const accountPathOf = (sessionHint: SessionHint | undefined): string =>
  sessionHint ? homePathOf(sessionHint.role) : '/login';
