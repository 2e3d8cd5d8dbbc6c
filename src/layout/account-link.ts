import { homeOf as homeOfRole, type SessionHint } from '../device/session-hint.ts';

/** Where the header's account button leads: to the own room of whoever is here, or to the way in. */
export const homeOf = (sessionHint: SessionHint | undefined): string =>
  sessionHint ? homeOfRole(sessionHint.role) : '/login';
