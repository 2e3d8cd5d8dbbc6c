import { defaults } from '../../../server/config.ts';
import { newId } from '../../../server/db/uuid.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { ask, json } from '../support/ask.ts';

const password = 'a zebra under the acacia';
const at = (call: { path: string }) => `/api${call.path}`;

async function register(url: string): Promise<string> {
  const email = `${newId()}@soak.example`;
  const body = { username: 'Tried', email, phone: '0911234567', password, confirmPassword: password };
  const { status, text } = await ask(url, { method: 'POST', path: at(endpoints.register), body });
  if (status !== 201) throw new Error(`Registering was answered ${status} ${text}`);
  return email;
}

const logIn = (url: string, email: string, given = password) =>
  ask(url, { method: 'POST', path: at(endpoints.logIn), body: { email, password: given } });

const profile = async (url: string, token: string) => (await ask(url, { path: at(endpoints.profile), token })).status;

/** Registers on one server, logs in on the other, and ends the session on the first for both. */
export async function sessionsHold(one: string, other: string) {
  const email = await register(one);
  const token: string = json(await logIn(other, email)).Token;
  const before = [await profile(one, token), await profile(other, token)];
  const newPassword = 'two zebras under the acacia';
  const changed = await ask(one, {
    method: 'PUT',
    path: at(endpoints.changePassword),
    token,
    body: { currentPassword: password, newPassword },
  });
  const after = [await profile(one, token), await profile(other, token)];
  return { before, after, newToken: await profile(other, json(changed).token) };
}

/** Tries wrong passwords alternately on both servers, and then the correct one on each. */
export async function guessesCount(one: string, other: string) {
  const email = await register(one);
  const { free } = defaults.limits.logIn;
  const guesses: number[] = [];
  // The first attempt over the limit is still processed; the next one has to wait.
  for (let n = 0; n <= free; n++) guesses.push((await logIn(n % 2 ? other : one, email, `guess ${n}`)).status);
  const right = [await logIn(one, email), await logIn(other, email)];
  return { guesses, right: right.map(({ status, headers }) => [status, Number(headers['retry-after']) > 0]) };
}

/** Counts the requests of one customer that pass the rate limit when both servers receive more than allowed at once. */
export async function allowanceIsShared(one: string, other: string) {
  const token: string = json(await logIn(one, await register(one))).Token;
  const { burst, everySeconds } = defaults.limits.perCustomer;
  const start = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: burst * 2 }, (_, n) => ask(n % 2 ? other : one, { path: at(endpoints.claims), token })),
  );
  const seconds = (performance.now() - start) / 1000;
  const granted = statuses.filter(({ status }) => status === 200).length;
  const refused = statuses.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0).length;
  return { asked: burst * 2, granted, refused, most: burst + Math.ceil(seconds / everySeconds) };
}
