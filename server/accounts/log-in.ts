import type { FastifyReply, FastifyRequest } from 'fastify';
import type { May } from '../../src/contract/endpoint.ts';
import type { Allowance } from '../config.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { networkOf } from '../limits/network.ts';
import { mustBeWithin, mustNotHurry } from '../limits/policy.ts';
import { forgive, giveBack } from '../limits/repository.ts';
import { type KnownPhone, knows } from './known-phone.ts';
import { mayUse } from './policy.ts';
import { emailKeyOf, findByEmail, type User } from './repository.ts';

/**
 * The user who has this email and password. An unknown email is answered like a wrong password, and takes as long; so is
 * an account of another kind, since an administrator and a customer each have a door of their own.
 */
export async function provenUser(
  context: Context,
  request: FastifyRequest,
  given: { email: string; password: string },
  access: Exclude<May, 'anyone'>,
): Promise<User> {
  const carried = await context.phones.read(request);
  const network = networkOf(request.ip);
  return context.passwords.inTurn(carried?.userId ?? network, () =>
    proven(context, { ...given, carried, network }, access),
  );
}

type Given = { email: string; password: string; carried: KnownPhone | undefined; network: string };

async function proven(
  { db, config: { limits }, passwords }: Context,
  { email, password, carried, network }: Given,
  access: Exclude<May, 'anyone'>,
): Promise<User> {
  const account = emailKeyOf(email);
  const user = await findByEmail(db, email);
  const phone = carried && user && knows(carried, user) ? carried.id : undefined;
  const here = phone ? ['phone', phone] : ['address', account, network];
  // A phone that is known is held back by its own attempts alone.
  const budget = phone ? undefined : failuresOf(db, network, limits.failedLogIns);
  await budget?.spend();
  let isWrong = false;
  try {
    await mustNotHurry(db, 'log-in', here, limits.logIn);
    if (!phone) await mustNotHurry(db, 'log-in-anywhere', [account], limits.logInAnywhere);
    const right = await passwords.matches(user?.passwordHash, password);
    isWrong = !user || !right || !mayUse(user.role, access);
    if (!user || isWrong) throw new Refusal(401, (messages) => messages.wrongLogIn);
  } finally {
    if (!isWrong) await budget?.giveBack();
  }
  await forgive(db, 'log-in', here);
  if (!phone) await forgive(db, 'log-in-anywhere', [account]);
  return user;
}

/** Spent before the password is looked at, so that a hundred at once are a hundred; only one that was wrong costs something. */
const failuresOf = (db: Db, network: string, allowance: Allowance) => ({
  spend: () => mustBeWithin(db, 'failed-log-ins', [network], allowance),
  giveBack: () => giveBack(db, 'failed-log-ins', [network], allowance),
});

export async function openSession({ tokens, phones }: Context, user: User, reply: FastifyReply): Promise<string> {
  await phones.remember(reply, user);
  return tokens.sign({ userId: user.id, role: user.role, version: user.tokenVersion, name: user.username });
}
