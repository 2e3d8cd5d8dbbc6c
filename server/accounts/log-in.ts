import type { FastifyReply, FastifyRequest } from 'fastify';
import type { May } from '../../src/contract/call.ts';
import type { House } from '../house.ts';
import { Refusal } from '../http/refusal.ts';
import { mustNotHurry } from '../limits/policy.ts';
import { forgive } from '../limits/repository.ts';
import { mayUse } from './policy.ts';
import { emailKeyOf, findByEmail, type User } from './repository.ts';

/**
 * The user who has this email and password. An unknown email is answered like a wrong password, and takes as long; so is
 * an account of another kind, since an administrator and a customer each have a door of their own.
 */
export async function provenUser(
  { db, config, passwords, phones }: House,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
  access: Exclude<May, 'anyone'>,
): Promise<User> {
  const account = emailKeyOf(email);
  const user = await findByEmail(db, email);
  const phone = await phones.recognise(request, user?.id);
  const here = phone ? ['phone', phone] : ['address', account, request.ip];
  await mustNotHurry(db, 'log-in', here, config.limits.logIn);
  if (!phone) await mustNotHurry(db, 'log-in-anywhere', [account], config.limits.logInAnywhere);
  const right = await passwords.matches(user?.passwordHash, password);
  if (!user || !right || !mayUse(user.role, access)) throw new Refusal(401, (said) => said.wrongLogIn);
  await forgive(db, 'log-in', here);
  if (!phone) await forgive(db, 'log-in-anywhere', [account]);
  return user;
}

export async function openSession({ tokens, phones }: House, user: User, reply: FastifyReply): Promise<string> {
  await phones.remember(reply, user.id);
  return tokens.sign({ userId: user.id, role: user.role, version: user.tokenVersion, name: user.username });
}
