import type { FastifyRequest } from 'fastify';
import { storedPhone } from '../../src/contract/phone.ts';
import type { Context } from '../context.ts';
import type { Role } from '../db/roles.ts';
import { fieldError } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import { networkOf } from '../limits/network.ts';
import { enforceAllowance } from '../limits/policy.ts';
import { isCommon } from './common-passwords.ts';
import { addUser } from './repository.ts';

type Registration = { username: string; email: string; phone: string; password: string };

export async function register(
  { db, config, passwords }: Context,
  request: FastifyRequest,
  { username, email, phone, password }: Registration,
  role: Role,
) {
  const network = networkOf(request.ip);
  await enforceAllowance(db, 'registration', [network], config.limits.registration);
  if (isCommon(password)) throw fieldError('password', 'common-password');
  const added = await passwords.inTurn(network, async () =>
    addUser(db, {
      role,
      username,
      email,
      phone: storedPhone(phone),
      passwordHash: await passwords.hash(password),
      language: languageOf(request),
    }),
  );
  if (!added) throw fieldError('email', 'taken', 409);
}
