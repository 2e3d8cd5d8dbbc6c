import { isPlanConfirmed } from '../accounts/plan.ts';
import type { User } from '../accounts/repository.ts';
import type { Db } from '../db/database.ts';
import { currentServices } from '../subscriptions/repository.ts';

export type CurrentCover = {
  planUntil: string | null;
  services: { slug: string; title: string; until: string }[];
};

/** What is covered today. */
export async function coverOf(db: Db, user: User): Promise<CurrentCover> {
  return {
    planUntil: isPlanConfirmed(user) ? user.premiumUntil : null,
    services: await currentServices(db, user.id),
  };
}

export const hasCover = ({ planUntil, services }: CurrentCover) => planUntil !== null || services.length > 0;
