import type { FastifyReply, FastifyRequest } from 'fastify';
import type { May } from '../../src/contract/call.ts';
import type { Allowance } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { House } from '../house.ts';
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
  house: House,
  request: FastifyRequest,
  given: { email: string; password: string },
  access: Exclude<May, 'anyone'>,
): Promise<User> {
  const carried = await house.phones.read(request);
  const network = networkOf(request.ip);
  return house.passwords.inTurn(carried?.userId ?? network, () =>
    proven(house, { ...given, carried, network }, access),
  );
}

type Given = { email: string; password: string; carried: KnownPhone | undefined; network: string };

async function proven(
  { db, config: { limits }, passwords }: House,
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
    if (!user || isWrong) throw new Refusal(401, (said) => said.wrongLogIn);
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

export async function openSession({ tokens, phones }: House, user: User, reply: FastifyReply): Promise<string> {
  await phones.remember(reply, user);
  return tokens.sign({ userId: user.id, role: user.role, version: user.tokenVersion, name: user.username });
}
