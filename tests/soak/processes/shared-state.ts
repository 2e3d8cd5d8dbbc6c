import { defaults } from '../../../server/config.ts';
import { newId } from '../../../server/db/uuid.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { parseJson, sendRequest } from '../support/send-request.ts';

const password = 'a zebra under the acacia';
const pathOf = (call: { path: string }) => `/api${call.path}`;

async function register(url: string): Promise<string> {
  const email = `${newId()}@soak.example`;
  const body = { username: 'Tried', email, phone: '0911234567', password, confirmPassword: password };
  const { status, text } = await sendRequest(url, { method: 'POST', path: pathOf(endpoints.register), body });
  if (status !== 201) throw new Error(`Registering was answered ${status} ${text}`);
  return email;
}

const logIn = (url: string, email: string, attempt = password) =>
  sendRequest(url, { method: 'POST', path: pathOf(endpoints.logIn), body: { email, password: attempt } });

const profile = async (url: string, token: string) =>
  (await sendRequest(url, { path: pathOf(endpoints.profile), token })).status;

/** Registers on one server, logs in on the other, and ends the session on the first for both. */
export async function trySessions(one: string, other: string) {
  const email = await register(one);
  const token: string = parseJson(await logIn(other, email)).Token;
  const before = [await profile(one, token), await profile(other, token)];
  const newPassword = 'two zebras under the acacia';
  const changed = await sendRequest(one, {
    method: 'PUT',
    path: pathOf(endpoints.changePassword),
    token,
    body: { currentPassword: password, newPassword },
  });
  const after = [await profile(one, token), await profile(other, token)];
  return { before, after, newToken: await profile(other, parseJson(changed).token) };
}

/** Tries wrong passwords alternately on both servers, and then the correct one on each. */
export async function tryWrongPasswords(one: string, other: string) {
  const email = await register(one);
  const { free } = defaults.limits.logIn;
  const guesses: number[] = [];
  // The first attempt over the limit is still processed; the next one has to wait.
  for (let n = 0; n <= free; n++) guesses.push((await logIn(n % 2 ? other : one, email, `guess ${n}`)).status);
  const correctAttempts = [await logIn(one, email), await logIn(other, email)];
  return {
    guesses,
    correctAttempts: correctAttempts.map(({ status, headers }) => [status, Number(headers['retry-after']) > 0]),
  };
}

/** Counts the requests of one customer that pass the rate limit when both servers receive more than allowed at once. */
export async function tryRateLimit(one: string, other: string) {
  const token: string = parseJson(await logIn(one, await register(one))).Token;
  const { burst, everySeconds } = defaults.limits.perCustomer;
  const start = performance.now();
  const responses = await Promise.all(
    Array.from({ length: burst * 2 }, (_, n) =>
      sendRequest(n % 2 ? other : one, { path: pathOf(endpoints.claims), token }),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  const granted = responses.filter(({ status }) => status === 200).length;
  const refused = responses.filter(
    ({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0,
  ).length;
  return { requests: burst * 2, granted, refused, maximum: burst + Math.ceil(seconds / everySeconds) };
}
