import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { FamilySettlement } from '../../src/contract/admin/family.ts';
import type { PayloadOutput } from '../../src/contract/endpoint.ts';
import type { endpoints } from '../../src/contract/endpoints.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { familyMembers } from '../db/schema/family.ts';
import { newId } from '../db/uuid.ts';
import { addNotice } from '../notices/repository.ts';
import { matchesSearch, pageConditions, peopleColumns, type RequestFilter, settlers } from '../requests/repository.ts';

export type MemberRow = typeof familyMembers.$inferSelect;
export type Person = PayloadOutput<typeof endpoints.requestFamilyMember>;

/** Newest first. */
export const familyOf = (db: Db, userId: string): Promise<MemberRow[]> =>
  db.select().from(familyMembers).where(eq(familyMembers.userId, userId)).orderBy(desc(familyMembers.id));

/** A second request for the same person, while one is open, changes the relation of the first. */
export function memberInserts({ name, birthDate, relation }: Person): SQL[] {
  return [
    sql`member as (
      insert into family_members (id, user_id, letter_key, number, name, birth_date, relation, status, received_at)
      select ${newId()}::uuid, user_id, key, number, ${name}::text, ${birthDate}::date, ${relation}::text, 'requested', received_at
      from letter
      on conflict (user_id, lower(name), birth_date) where status = 'requested'
      do update set relation = excluded.relation)`,
  ];
}

/** The number of the customer's open request for this person. */
export async function openMemberRequest(db: Db, userId: string, { name, birthDate }: Person) {
  const [open] = await db
    .select({ number: familyMembers.number })
    .from(familyMembers)
    .where(
      and(
        eq(familyMembers.userId, userId),
        eq(familyMembers.status, 'requested'),
        sql`lower(${familyMembers.name}) = lower(${name}::text)`,
        eq(familyMembers.birthDate, birthDate),
      ),
    );
  return open?.number ?? undefined;
}

export type MemberRequestRow = Awaited<ReturnType<typeof listMemberRequests>>[number];
/** What customers have asked for, without those whom the desk has added. */
export function listMemberRequests(db: Db, filter: RequestFilter) {
  const { where, order } = pageConditions(familyMembers, filter);
  return db
    .select({ request: familyMembers, ...peopleColumns })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .leftJoin(settlers, eq(settlers.id, familyMembers.settledBy))
    .where(and(where, isNotNull(familyMembers.letterKey), matchesSearch(familyMembers, 'family-member', filter)))
    .orderBy(order)
    .limit(filter.most);
}

/** False if the request was settled concurrently. */
export function settleMember(db: Db, id: string, settlement: FamilySettlement, by: string): Promise<boolean> {
  const isConfirmed = settlement.action === 'confirm';
  return db.transaction(async (tx) => {
    const [member] = await tx
      .update(familyMembers)
      .set({
        settledAt: new Date(),
        settledBy: by,
        ...(isConfirmed
          ? { status: 'active' as const }
          : { status: 'declined' as const, reason: settlement.reason.trim() }),
      })
      .where(and(eq(familyMembers.id, id), isNull(familyMembers.settledAt)))
      .returning({ userId: familyMembers.userId });
    if (!member) return false;
    await addNotice(tx, member.userId, isConfirmed ? 'family-confirmed' : 'family-declined');
    return true;
  });
}

/** False if there is no such customer. */
export async function addMember(db: Db, userId: string, person: Person, by: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    insert into family_members (id, user_id, name, birth_date, relation, status, settled_at, settled_by)
    select ${newId()}::uuid, id, ${person.name}::text, ${person.birthDate}::date, ${person.relation}::text, 'active', now(), ${by}::uuid
    from users where id = ${userId}::uuid and role in ('customer', 'premium') and removed_at is null for key share
    returning id`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** The id of the customer; undefined if there is no such member. */
async function updateActive(db: Db, id: string, set: Partial<MemberRow>): Promise<string | undefined> {
  const isActive = and(eq(familyMembers.id, id), eq(familyMembers.status, 'active'));
  const [member] = await db.update(familyMembers).set(set).where(isActive).returning({ userId: familyMembers.userId });
  return member?.userId;
}

export const changeMember = (db: Db, id: string, person: Person) => updateActive(db, id, person);
export const endMember = (db: Db, id: string) => updateActive(db, id, { status: 'ended', endedAt: new Date() });
