import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { newId } from '../db/uuid.ts';
import type { Random } from './random.ts';
import { fathersNames, givenNames } from './words.ts';

export type Person = typeof users.$inferSelect;

const number = 40;
const premium = 12;
const day = 24 * 60 * 60 * 1000;
const dayOf = (offset: number) => new Date(Date.now() + offset * day).toISOString().slice(0, 10);

/** Premium customers first, then regular ones. The plan of the last premium customer is not confirmed. */
export async function addPeople(db: Db, chance: Random, passwordHash: string): Promise<Person[]> {
  const names = new Set<string>();
  while (names.size < number) names.add(`${chance.oneOf(givenNames)} ${chance.oneOf(fathersNames)}`);
  return db
    .insert(users)
    .values(
      [...names].map((username, n) => {
        const email = `${username.toLowerCase().replace(' ', '.')}@mail.example`;
        return {
          id: newId(),
          role: n < premium ? ('premium' as const) : ('customer' as const),
          username,
          email,
          emailKey: email,
          phone: `+2519${chance.whole(10_000_000, 49_999_999)}`,
          passwordHash,
          ...(n < premium - 1 && { premiumFrom: dayOf(-20 * (n + 1)), premiumUntil: dayOf(364 - 20 * (n + 1)) }),
          createdAt: new Date(Date.now() - chance.between(366, 500) * day),
        };
      }),
    )
    .returning();
}
