import * as v from 'valibot';
import type { Endpoint, PayloadInput, ResponseOf } from '../contract/endpoint.ts';
import { languageOfPath } from '../contract/languages.ts';
import { payloadVersionHeader } from '../contract/payload.ts';
import type { Problem } from '../contract/problem.ts';
import { apiBase } from './api-base.ts';
import { waitOf } from './retry-after.ts';
import { heardServerTime } from './server-clock.ts';

/**
 * `refused` is the server's own word. `unreachable` says nothing about what was asked: nobody answered, the server was in
 * no state to, or somebody else did. What was asked may have been done all the same.
 */
export type Result<A> =
  | { kind: 'answer'; answer: A }
  | { kind: 'refused'; status: number; problem: Problem }
  | { kind: 'unreachable'; why: 'network' | 'too-slow' | 'busy' | 'not-ours'; retryAfter?: number };

export type Asking = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  token?: string | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  base?: string;
};

/** A body as it travels, encoded once. */
export type Frozen = { text: string; version: number };

const patience = 30_000;
const notNow = new Set([408, 425, 429]);
const fieldError = v.object({ code: v.string(), message: v.string() });
const problem = v.looseObject({
  message: v.string(),
  errors: v.fallback(v.optional(v.record(v.string(), fieldError)), undefined),
  accountDeleted: v.fallback(v.optional(v.string()), undefined),
});

type Payload<C extends Endpoint> =
  undefined extends PayloadInput<C> ? { payload?: undefined } : { payload: PayloadInput<C> };

/** Makes a call and says what came of it. Never throws; an aborted call is `unreachable`. */
export function request<C extends Endpoint>(call: C, asking: Asking & Payload<C>): Promise<Result<ResponseOf<C>>> {
  const body = call.payload && { text: JSON.stringify(asking.payload), version: call.payload.version };
  return exchange(call, body, asking);
}

export async function exchange<C extends Endpoint>(
  call: C,
  body: Frozen | undefined,
  asking: Asking,
): Promise<Result<ResponseOf<C>>> {
  const stop = new AbortController();
  const forward = () => stop.abort();
  let tooSlow = false;
  const timer = setTimeout(() => {
    tooSlow = true;
    stop.abort();
  }, patience);
  asking.signal?.addEventListener('abort', forward);
  if (asking.signal?.aborted) stop.abort();
  try {
    const response = await fetch(addressOf(call, asking), {
      method: call.method,
      headers: headersOf(body, asking),
      body: body?.text ?? null,
      // An answer that somebody else once gave under this address is not taken from the browser's cache unasked.
      cache: 'no-cache',
      // The server redirects no call: whoever does is not the server.
      redirect: 'error',
      signal: stop.signal,
    });
    return await resultOf(call, response, asking);
  } catch {
    return { kind: 'unreachable', why: tooSlow ? 'too-slow' : 'network' };
  } finally {
    clearTimeout(timer);
    asking.signal?.removeEventListener('abort', forward);
  }
}

function addressOf(call: Endpoint, { base = apiBase, params = {}, query = {} }: Asking): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${base}${path}${asked.length ? `?${new URLSearchParams(asked)}` : ''}`;
}

function headersOf(body: Frozen | undefined, { token, headers }: Asking): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': languageHere(),
    ...(body && { 'content-type': 'application/json', [payloadVersionHeader]: String(body.version) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  };
}

/** What is answered is read on this very page. A worker has none: it gets what its customer's account says. */
const languageHere = () => ('document' in globalThis ? languageOfPath(location.pathname) : '*');

async function resultOf<C extends Endpoint>(
  call: C,
  response: Response,
  asking: Asking,
): Promise<Result<ResponseOf<C>>> {
  const { status, headers } = response;
  if (status >= 500 || notNow.has(status)) {
    await response.body?.cancel();
    const retryAfter = waitOf(headers);
    return { kind: 'unreachable', why: 'busy', ...(retryAfter !== undefined && { retryAfter }) };
  }
  const said = /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
    ? await response.json()
    : undefined;
  const result = response.ok ? answerOf(call, said) : refusalOf(status, said);
  // What anyone may get can come from the worker's cache, with the date of the day it was put there.
  if (result.kind !== 'unreachable' && (asking.token || call.method !== 'GET')) heardServerTime(headers.get('date'));
  return result;
}

function answerOf<C extends Endpoint>(call: C, said: unknown): Result<ResponseOf<C>> {
  const parsed = v.safeParse(call.answer, said);
  return parsed.success
    ? { kind: 'answer', answer: parsed.output as ResponseOf<C> }
    : { kind: 'unreachable', why: 'not-ours' };
}

function refusalOf(status: number, said: unknown): Result<never> {
  const parsed = v.safeParse(problem, said);
  if (status < 400 || !parsed.success) return { kind: 'unreachable', why: 'not-ours' };
  return { kind: 'refused', status, problem: parsed.output as unknown as Problem };
}
