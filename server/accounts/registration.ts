import type { FastifyRequest } from 'fastify';
import { storedPhone } from '../../src/contract/phone.ts';
import type { Context } from '../context.ts';
import { ownerOfEmail } from '../db/email-owner.ts';
import type { Role } from '../db/schema/roles.ts';
import { fieldError } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import { networkOf } from '../limits/network.ts';
import { enforceAllowance } from '../limits/policy.ts';
import { addAccountExists } from '../notices/repository.ts';
import { isCommon } from './common-passwords.ts';
import { addUser } from './repository.ts';

type Registration = { username: string; email: string; phone: string; password: string };

/** An address that has an account gets the same answer after the same work, and its owner is told. */
export async function register(
  { db, config, passwords }: Context,
  request: FastifyRequest,
  { username, email, phone, password }: Registration,
  role: Role,
) {
  const network = networkOf(request.ip);
  await enforceAllowance(db, 'registration', [network], config.limits.registration);
  if (isCommon(password)) throw fieldError('password', 'common-password');
  const passwordHash = await passwords.inTurn(network, () => passwords.hash(password));
  await db.transaction(async (tx) => {
    const user = { role, username, email, phone: storedPhone(phone), passwordHash, language: languageOf(request) };
    const owner = await ownerOfEmail(tx, email);
    if (owner === undefined && (await addUser(tx, user))) return;
    await addAccountExists(tx, owner ?? (await ownerOfEmail(tx, email)));
  });
}
