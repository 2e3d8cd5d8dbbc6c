import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createCodes } from '../../server/codes/codes.ts';
import type { Database } from '../../server/db/database.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { freshDatabase } from './support/database.ts';
import { password } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const [first, second] = ['the first secret, of 32 characters or more', 'the second secret, of 32 characters or more'];

/** A server with these secrets, on the same database. */
async function withServer<T>(
  tokenSecret: string,
  acceptedTokenSecret: string | null,
  use: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<T>,
): Promise<T> {
  const app = await buildApp({ config: { ...testConfig, tokenSecret, acceptedTokenSecret }, database });
  const result = await use(app);
  await app.close();
  return result;
}
type App = Awaited<ReturnType<typeof buildApp>>;

const email = 'secrets@mail.example';
const logIn = async (app: App) =>
  (await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })).json().Token;
const profile = async (app: App, token: string) =>
  (await app.inject({ url: '/api/profile', headers: { authorization: `Bearer ${token}` } })).statusCode;

test('the secret is changed in two steps, in which every server accepts what the others have signed', async () => {
  const payload = { username: 'Hiwot Bekele', email, phone: '0911234567', password, confirmPassword: password };
  const before = await withServer(first, null, async (app) => {
    await app.inject({ method: 'POST', url: '/api/register', payload });
    return logIn(app);
  });
  const between = await withServer(first, second, async (app) => {
    expect(await profile(app, before)).toBe(200);
    return logIn(app);
  });
  const after = await withServer(second, first, async (app) => {
    for (const token of [before, between]) expect(await profile(app, token)).toBe(200);
    return logIn(app);
  });
  await withServer(first, second, async (app) => expect(await profile(app, after)).toBe(200));
  await withServer(second, null, async (app) => {
    expect(await profile(app, after)).toBe(200);
    expect(await profile(app, before)).toBe(401);
  });
});

test('a code that was sent before the change is valid after it, and not without the secret before', async () => {
  const { db } = database;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const use = { userId: user?.id ?? '', purpose: 'email' as const, address: email };
  const code = await createCodes({ secret: first, accepted: null }).issue(db, use);
  expect(await createCodes({ secret: second, accepted: null }).isValid(db, use, code)).toBe(false);
  expect(await createCodes({ secret: second, accepted: first }).isValid(db, use, code)).toBe(true);
  const wrong = code === '123456' ? '654321' : '123456';
  expect(await createCodes({ secret: second, accepted: first }).isValid(db, use, wrong)).toBe(false);
});
