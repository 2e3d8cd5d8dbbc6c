import type { AddressInfo } from 'node:net';
import { addUser } from '../../../server/accounts/repository.ts';
import { signingKeys } from '../../../server/accounts/signing-keys.ts';
import { createTokens } from '../../../server/accounts/tokens.ts';
import { buildApp } from '../../../server/app.ts';
import { defaults } from '../../../server/config.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Role } from '../../../server/db/schema/roles.ts';
import { newId } from '../../../server/db/uuid.ts';
import { createClient } from './http-client.ts';

// Rate limits are disabled, because they would limit the throughput that is measured.
const unlimited = { free: 1e9, firstSeconds: 0, mostSeconds: 0 };
export const config = {
  ...defaults,
  tokenSecret: 'a secret for measuring, of no use elsewhere',
  secondFactor: false,
  siteDir: null,
  logLevel: 'silent',
  limits: {
    ...defaults.limits,
    perCustomer: { burst: 1e9, everySeconds: 1e-6 },
    ownData: { burst: 1e9, everySeconds: 1e-6 },
    logIn: unlimited,
    logInAnywhere: unlimited,
  },
};

/** Starts a server in this process, with a client for it. */
export async function startTestServer(database: Database, concurrency: number, more: Partial<typeof config> = {}) {
  const app = await buildApp({ config: { ...config, ...more }, database });
  await app.listen({ port: 0 });
  // The connection is idle for minutes while the database is filled, so it must not time out.
  app.server.keepAliveTimeout = 0;
  const { port } = app.server.address() as AddressInfo;
  const { send, close } = createClient(port, concurrency);
  return {
    port,
    ask: send,
    async close() {
      close();
      await app.close();
    },
  };
}

/** Creates an account with a token. */
export async function createUser({ db }: Database, role: Role, passwordHash = 'none') {
  const email = `${newId()}@bench.example`;
  const user = await addUser(db, { role, username: 'Measured', email, phone: '1', passwordHash });
  if (!user) throw new Error(`${email} is taken.`);
  const token = await createTokens(signingKeys({ secret: config.tokenSecret, accepted: null })).sign({
    userId: user.id,
    role,
    version: 0,
  });
  return { id: user.id, email, token };
}
