import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { claims, letters } from '../db/schema/claims.ts';
import { familyMembers } from '../db/schema/family.ts';
import { newId } from '../db/uuid.ts';
import { newReceiptNumber } from '../letters/number.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

const day = 24 * 60 * 60 * 1000;

/** A spouse and two children for each of these customers, and a request that waits; some of their claims are for a child. */
export async function addFamilies(db: Db, chance: Random, holders: Person[], admin: Person) {
  for (const holder of holders) {
    const fathersName = holder.username.split(' ')[0] ?? '';
    const settled = { settledAt: new Date(Date.now() - 200 * day), settledBy: admin.id };
    const member = { userId: holder.id, status: 'active' as const, ...settled };
    const child = { id: newId(), ...member, relation: 'child' as const };
    await db.insert(familyMembers).values([
      { id: newId(), ...member, name: 'Selam Worku', birthDate: '1990-04-19', relation: 'spouse' },
      { ...child, name: `Liya ${fathersName}`, birthDate: '2018-09-11' },
      { id: newId(), ...member, name: `Natnael ${fathersName}`, birthDate: '2021-01-19', relation: 'child' },
    ]);
    const letter = {
      userId: holder.id,
      key: newId(),
      kind: 'family-member' as const,
      sha256: '0'.repeat(64),
      number: newReceiptNumber(chance.below),
      receivedAt: new Date(Date.now() - 2 * day),
      answer: {},
    };
    await db.insert(letters).values(letter);
    await db.insert(familyMembers).values({
      id: newId(),
      userId: holder.id,
      letterKey: letter.key,
      number: letter.number,
      name: 'Almaz Desta',
      birthDate: '1962-11-02',
      relation: 'parent',
      status: 'requested',
      receivedAt: letter.receivedAt,
    });
    const own = await db.select({ id: claims.id }).from(claims).where(eq(claims.userId, holder.id)).orderBy(claims.id);
    for (const { id } of own.filter((_, n) => n % 2 === 1))
      await db.update(claims).set({ personId: child.id }).where(eq(claims.id, id));
  }
}
