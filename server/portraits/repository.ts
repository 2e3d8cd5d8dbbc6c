import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { PortraitType } from '../../src/contract/portrait.ts';
import type { Portrait } from '../../src/contract/responses/portraits.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { familyMembers } from '../db/schema/family.ts';
import { portraits } from '../db/schema/photos.ts';

export type StoredPortrait = typeof portraits.$inferSelect;

/** The holder's first. */
const order = sql`${portraits.personId} nulls first`;

export const portraitsOf = (db: Db, userId: string): Promise<StoredPortrait[]> =>
  db.select().from(portraits).where(eq(portraits.userId, userId)).orderBy(order);

export const presentPortrait = ({ personId, type, bytes }: StoredPortrait): Portrait => ({
  personId,
  image: `data:${type};base64,${bytes.toString('base64')}`,
});

/** Another one whenever a portrait has changed, so that phones fetch them only then. Null if there are none. */
export async function portraitsVersion(db: Db, userId: string): Promise<string | null> {
  const { personId, sha256 } = portraits;
  return versionOf(
    await db.select({ personId, sha256 }).from(portraits).where(eq(portraits.userId, userId)).orderBy(order),
  );
}

export function versionOf(all: Pick<StoredPortrait, 'personId' | 'sha256'>[]): string | null {
  if (all.length === 0) return null;
  const text = all.map(({ personId, sha256 }) => `${personId}:${sha256}`).join();
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

type Change = { personId: string | null; image: { type: PortraitType; bytes: Buffer } | null };

/** `deleted`: the account; `missing`: the person is no member of its family today. */
export function changePortrait(
  db: Db,
  userId: string,
  { personId, image }: Change,
): Promise<'changed' | 'missing' | 'deleted'> {
  return db.transaction(async (tx) => {
    // One after the other, so that of two phones the later one holds.
    const isHere = and(eq(users.id, userId), isNull(users.removedAt));
    const [holder] = await tx.select({ id: users.id }).from(users).where(isHere).for('update');
    if (!holder) return 'deleted';
    if (personId !== null && !(await isActiveMember(tx, userId, personId))) return 'missing';
    const isOf = personId === null ? isNull(portraits.personId) : eq(portraits.personId, personId);
    await tx.delete(portraits).where(and(eq(portraits.userId, userId), isOf));
    if (!image) return 'changed';
    const sha256 = createHash('sha256').update(image.bytes).digest('hex');
    await tx.insert(portraits).values({ userId, personId, sha256, ...image });
    return 'changed';
  });
}

async function isActiveMember(tx: Db, userId: string, id: string): Promise<boolean> {
  const isIt = and(eq(familyMembers.id, id), eq(familyMembers.userId, userId), eq(familyMembers.status, 'active'));
  return (await tx.select({ id: familyMembers.id }).from(familyMembers).where(isIt).for('share')).length > 0;
}

/** Who is no member any more has no card. */
export async function deletePortraitsOfEnded(db: Db, userId: string): Promise<void> {
  const ended = db
    .select({ id: familyMembers.id })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), ne(familyMembers.status, 'active')));
  await db.delete(portraits).where(and(eq(portraits.userId, userId), inArray(portraits.personId, ended)));
}
