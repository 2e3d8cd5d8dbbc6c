import { isPlanConfirmed, planGraceUntil } from '../accounts/plan.ts';
import type { User } from '../accounts/repository.ts';
import type { Db } from '../db/database.ts';
import { currentServices } from '../subscriptions/repository.ts';

export type CurrentCover = {
  planUntil: string | null;
  services: { slug: string; title: string; until: string }[];
};

/** What is covered today, with the days of grace. It is the same for everybody in a family. */
export async function coverOf(db: Db, user: User): Promise<CurrentCover> {
  return {
    planUntil: isPlanConfirmed(user) ? ((await planGraceUntil(db, user.id)) ?? user.premiumUntil) : null,
    services: await currentServices(db, user.id),
  };
}

export const hasCover = ({ planUntil, services }: CurrentCover) => planUntil !== null || services.length > 0;
