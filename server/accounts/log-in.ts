import type { FastifyReply, FastifyRequest } from 'fastify';
import type { May } from '../../src/contract/endpoint.ts';
import { phoneDigits } from '../../src/contract/phone.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { emailKeyOf } from '../db/email-owner.ts';
import { newId } from '../db/uuid.ts';
import { deviceOf } from '../http/device.ts';
import { HttpError } from '../http/errors.ts';
import { networkOf } from '../limits/network.ts';
import { enforceAllowance, enforceDelay } from '../limits/policy.ts';
import { clearAttempts, giveBack } from '../limits/repository.ts';
import type { Allowance } from '../limits/settings.ts';
import { isKnownTo, type KnownPhone } from './known-phone.ts';
import { mayUse } from './policy.ts';
import { findByEmail, findByPhone, type User } from './repository.ts';
import { addSession } from './sessions.ts';

/**
 * The user with this email, or phone number, and password. An unknown one, and an account whose role may not log in here, give the same
 * error after the same time as a wrong password, so that accounts cannot be enumerated.
 */
export async function authenticate(
  context: Context,
  request: FastifyRequest,
  credentials: { email: string; password: string },
  access: Exclude<May, 'anyone'>,
): Promise<User> {
  const knownPhone = await context.phones.read(request);
  const network = networkOf(request.ip);
  try {
    return await context.passwords.inTurn(knownPhone?.accounts[0]?.userId ?? network, () =>
      checkCredentials(context, request, { ...credentials, knownPhone, network }, access),
    );
  } catch (error) {
    if (error instanceof HttpError) context.noteRefusedLogIn(error.status, request.log);
    throw error;
  }
}

/** What the attempts of one account are counted by, in any spelling of its email or phone number. */
export const accountKeyOf = (email: string) => (email.includes('@') ? emailKeyOf(email) : phoneDigits(email));

type LogIn = { email: string; password: string; knownPhone: KnownPhone | undefined; network: string };

async function checkCredentials(
  { db, config: { limits }, passwords }: Context,
  request: FastifyRequest,
  { email, password, knownPhone, network }: LogIn,
  access: Exclude<May, 'anyone'>,
): Promise<User> {
  const isEmail = email.includes('@');
  const account = accountKeyOf(email);
  const candidates = isEmail ? [await findByEmail(db, email)] : await findAllByPhone(db, email);
  const mayLogIn = (user: User | undefined): user is User =>
    user !== undefined && user.removedAt === null && mayUse(user.role, access);
  request.accountIds = candidates.filter(mayLogIn).map(({ id }) => id);
  const isKnown = candidates.some((user) => user && knownPhone && isKnownTo(knownPhone, user));
  const phone = isKnown ? knownPhone?.id : undefined;
  const attemptKey = phone ? ['phone', phone] : ['address', account, network];
  // A known phone is limited by its own attempts only.
  const failures = phone ? undefined : failureAllowance(db, network, limits.failedLogIns);
  await failures?.take();
  let user: User | undefined;
  let isWrong = false;
  try {
    await enforceDelay(db, 'log-in', attemptKey, limits.logIn);
    if (!phone) await enforceDelay(db, 'log-in-anywhere', [account], limits.logInAnywhere);
    user = await findMatching(candidates);
    isWrong = !user;
    if (!user) throw new HttpError(401, (messages) => messages.wrongLogIn);
  } finally {
    if (!isWrong) await failures?.giveBack();
  }
  request.accountIds = [user.id];
  await clearAttempts(db, 'log-in', attemptKey);
  if (!phone) await clearAttempts(db, 'log-in-anywhere', [account]);
  return user;

  /** Compares with all of them, so that the time does not tell which of them exist. */
  async function findMatching(users: (User | undefined)[]): Promise<User | undefined> {
    const matches = [];
    for (const user of users) {
      const isMatch = await passwords.matches(user?.passwordHash, password);
      if (user && isMatch && mayUse(user.role, access)) matches.push(user);
    }
    if (matches.length > 1) throw new HttpError(401, (messages) => messages.severalAccounts);
    return matches[0];
  }
}

/** Of more accounts with one phone number than this, the newer ones log in by e-mail only. */
const mostOfOnePhone = 3;

async function findAllByPhone(db: Db, phone: string): Promise<(User | undefined)[]> {
  const found: (User | undefined)[] = await findByPhone(db, phone, mostOfOnePhone);
  return [...found, ...Array(mostOfOnePhone - found.length)];
}

/** Taken before the password is checked, so that parallel attempts all count, and returned if the log-in succeeds. */
const failureAllowance = (db: Db, network: string, allowance: Allowance) => ({
  take: () => enforceAllowance(db, 'failed-log-ins', [network], allowance),
  giveBack: () => giveBack(db, 'failed-log-ins', [network], allowance),
});

export async function openSession({ db, tokens, phones }: Context, user: User, reply: FastifyReply): Promise<string> {
  await phones.remember(reply, user, await phones.read(reply.request));
  const sessionId = newId();
  await addSession(db, user, sessionId, deviceOf(reply.request.headers['user-agent']));
  const { id: userId, role, tokenVersion: version, username: name } = user;
  return tokens.sign({ userId, role, version, name, sessionId });
}
