import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createPasswords } from '../../../server/accounts/passwords.ts';
import { grantPremium } from '../../../server/accounts/plan.ts';
import { addUser } from '../../../server/accounts/repository.ts';
import { addSession } from '../../../server/accounts/sessions.ts';
import { signingKeys } from '../../../server/accounts/signing-keys.ts';
import { createTokens } from '../../../server/accounts/tokens.ts';
import { buildApp } from '../../../server/app.ts';
import type { Config } from '../../../server/config.ts';
import type { Database, Db } from '../../../server/db/database.ts';
import type { Role } from '../../../server/db/schema/roles.ts';
import { newId } from '../../../server/db/uuid.ts';
import { todayInEthiopia } from '../../../src/contract/day.ts';
import { freshDatabase } from './database.ts';
import { testConfig } from './test-config.ts';

export const password = 'a zebra under the acacia';
const passwordHash = createPasswords(testConfig.argon2, 1).hash(password);
const tokens = createTokens(signingKeys({ secret: testConfig.tokenSecret, accepted: null }));

export type Customer = { id: string; email: string; token: string };
export type Context = ReturnType<typeof openTestServer>;

/** An app with its own database for one test file, called with `inject`. */
export function openTestServer(
  more: Partial<Config> & Pick<Partial<Parameters<typeof buildApp>[0]>, 'logTo'> = {},
  open: () => Promise<Database> = freshDatabase,
) {
  const { logTo, ...config } = more;
  let database: Database;
  let app: Awaited<ReturnType<typeof buildApp>>;

  beforeAll(async () => {
    database = await open();
    app = await buildApp({
      config: { ...testConfig, ...config, tokenSecret: testConfig.tokenSecret },
      database,
      ...(logTo && { logTo }),
    });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const ask = (options: InjectOptions & { as?: Customer }): Promise<Response> => {
    const { as, headers, ...rest } = options;
    return app.inject({ ...rest, headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers } });
  };

  return {
    ask,
    get database() {
      return database;
    },
    get db() {
      return database.db;
    },
    get app() {
      return app;
    },
    get: (path: string, as?: Customer) => ask({ method: 'GET', url: `/api${path}`, ...(as && { as }) }),
    post: (path: string, body: unknown, as?: Customer, headers: Record<string, string> = {}) =>
      ask({ method: 'POST', url: `/api${path}`, ...(as && { as }), ...json(body, headers) }),
    put: (path: string, body: unknown, as?: Customer, headers: Record<string, string> = {}) =>
      ask({ method: 'PUT', url: `/api${path}`, ...(as && { as }), ...json(body, headers) }),
    ownData: (as: Customer) =>
      ask({ method: 'POST', url: '/api/own-data', as, ...json({ currentPassword: password }, {}) }),
    /** Creates an account with a session. Premium plans are confirmed. */
    async customer(role: Role = 'customer'): Promise<Customer> {
      const user = await newAccount(database.db, role);
      const sessionId = newId();
      await addSession(database.db, user, sessionId, null);
      const token = await tokens.sign({ userId: user.id, role, version: 0, sessionId });
      return { id: user.id, email: user.email, token };
    },
    /** With a token from before sessions were recorded. */
    async customerWithOldToken(role: Role = 'customer'): Promise<Customer> {
      const { id, email } = await newAccount(database.db, role);
      return { id, email, token: await tokens.sign({ userId: id, role, version: 0 }) };
    },
  };
}

async function newAccount(db: Db, role: Role) {
  const user = await addUser(db, {
    role,
    username: 'Hiwot Bekele',
    email: `c-${newId()}@mail.example`,
    phone: '+251911234567',
    passwordHash: await passwordHash,
  });
  if (!user) throw new Error('A random email is taken.');
  if (role === 'premium') await grantPremium(db, user.id, todayInEthiopia(), null);
  return user;
}

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

export const aClaim = {
  hospital: 'City Hospital',
  service: 'Routine Checkups',
  paymentMethod: 'Mobile Banking',
  description: 'ለምርመራ ሄጄ ነበር። 🩺',
};
export const aPremiumClaim = {
  fullName: 'Hiwot Bekele',
  email: 'hiwot@mail.example',
  hospital: "St. Mary's",
  policy: 'Emergency Care',
  paymentMethod: 'Cash',
  description: 'A broken arm.',
  priority: true,
};
