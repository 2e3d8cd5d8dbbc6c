import { homeOf as homeOfRole, type Presence } from '../device/presence.ts';

/** Where the header's account button leads: to the own room of whoever is here, or to the way in. */
export const homeOf = (presence: Presence | undefined): string => (presence ? homeOfRole(presence.role) : '/login');
