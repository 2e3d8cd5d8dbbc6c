import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { users } from '../db/schema/accounts.ts';
import { addNotice } from '../notices/repository.ts';
import { hasUsed } from './known-phone.ts';
import type { User } from './repository.ts';

/** Tells of a log-in on a phone on which the account was not used before. The first log-in of all is the customer's own. */
export async function tellNewPhone({ db, phones }: Context, request: FastifyRequest, user: User): Promise<void> {
  const phone = await phones.read(request);
  if (phone && hasUsed(phone, user)) return;
  await db.transaction(async (tx) => {
    const first = await tx
      .update(users)
      .set({ firstLogInAt: sql`now()` })
      .where(and(eq(users.id, user.id), isNull(users.firstLogInAt)))
      .returning({ id: users.id });
    if (first.length === 0) await addNotice(tx, user.id, 'new-log-in');
  });
}
