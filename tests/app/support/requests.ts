import { onTestFinished } from 'vitest';

type Exchange = { path: string; body: unknown; pass: () => Promise<Response> };

/** Changes how the page's requests are answered until the returned function is called. */
function intercept(answer: (exchange: Exchange) => Promise<Response>): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return answer({ path: String(input), body, pass: () => before(input, init) });
  };
  const restore = () => {
    globalThis.fetch = before;
  };
  onTestFinished(restore);
  return restore;
}

/** Loses requests to a path until the returned function is called. */
export const loseRequests = (to: RegExp) =>
  intercept(({ path, pass }) => (to.test(path) ? Promise.reject(new TypeError('Failed to fetch')) : pass()));

/** Answers requests to a path as the server never does. */
export const answerRequests = (to: RegExp, answer: object) =>
  intercept(async ({ path, pass }) => (to.test(path) ? Response.json(answer) : pass()));

/** What the page sends from now on, once it is answered. */
export function watchRequests(): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = [];
  intercept(({ path, body, pass }) => pass().finally(() => sent.push({ path, body })));
  return sent;
}
