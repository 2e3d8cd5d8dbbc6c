import type { User } from '../../contract/responses/profile.ts';

/** A premium account whose plan is not confirmed. Older persisted profiles have no `planConfirmed`. */
export const lacksPlan = ({ planConfirmed, planFrom }: User): boolean => planConfirmed === false && !planFrom;
