import type { User } from '../../contract/responses/profile.ts';

/** A premium account whose plan was not confirmed. What a phone kept from before plans were confirmed says nothing of it. */
export const lacksPlan = ({ planConfirmed, planFrom }: User): boolean => planConfirmed === false && !planFrom;
