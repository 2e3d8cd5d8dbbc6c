import * as v from 'valibot';
import type { Endpoint, PayloadInput, ResponseOf } from '../contract/endpoint.ts';
import { languageOfPath } from '../contract/languages.ts';
import { payloadVersionHeader } from '../contract/payload.ts';
import type { Problem } from '../contract/problem.ts';
import { apiBase } from './api-base.ts';
import { parseRetryAfter } from './retry-after.ts';
import { recordServerTime } from './server-clock.ts';

/**
 * `refused`: the server responded with an error. `unreachable`: there was no response, or one that is not from our
 * server, or the server was unable to process the request. An unreachable request may still have been carried out.
 */
export type Result<A> =
  | { kind: 'answer'; answer: A }
  | { kind: 'refused'; status: number; problem: Problem }
  | { kind: 'unreachable'; why: 'network' | 'too-slow' | 'busy' | 'not-ours'; retryAfter?: number };

export type RequestOptions = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  token?: string | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  base?: string;
};

/** A request body, serialized once so that retries send identical bytes. */
export type EncodedBody = { text: string; version: number };

export const requestTimeout = 30_000;
const retryableStatuses = new Set([408, 425, 429]);
const fieldError = v.object({ code: v.string(), message: v.string() });
const problem = v.looseObject({
  message: v.string(),
  errors: v.fallback(v.optional(v.record(v.string(), fieldError)), undefined),
  accountDeleted: v.fallback(v.optional(v.string()), undefined),
  passwordNeeded: v.fallback(v.optional(v.boolean()), undefined),
});

type Payload<C extends Endpoint> =
  undefined extends PayloadInput<C> ? { payload?: undefined } : { payload: PayloadInput<C> };

/** Makes a request. Never rejects; an aborted request is `unreachable`. */
export function request<C extends Endpoint>(
  call: C,
  options: RequestOptions & Payload<C>,
): Promise<Result<ResponseOf<C>>> {
  const body = call.payload && { text: JSON.stringify(options.payload), version: call.payload.version };
  return exchange(call, body, options);
}

export async function exchange<C extends Endpoint>(
  call: C,
  body: EncodedBody | undefined,
  options: RequestOptions,
): Promise<Result<ResponseOf<C>>> {
  const controller = new AbortController();
  const forward = () => controller.abort();
  let tooSlow = false;
  const timer = setTimeout(() => {
    tooSlow = true;
    controller.abort();
  }, requestTimeout);
  options.signal?.addEventListener('abort', forward);
  if (options.signal?.aborted) controller.abort();
  try {
    const response = await fetch(urlOf(call, options), {
      method: call.method,
      headers: headersOf(body, options),
      body: body?.text ?? null,
      // Revalidate, so that a captive portal's response cached under this URL is not used.
      cache: 'no-cache',
      // The server never redirects a request, so a redirect comes from something else, such as a captive portal.
      redirect: 'error',
      signal: controller.signal,
    });
    return await parseResponse(call, response, options);
  } catch {
    return { kind: 'unreachable', why: tooSlow ? 'too-slow' : 'network' };
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', forward);
  }
}

function urlOf(call: Endpoint, { base = apiBase, params = {}, query = {} }: RequestOptions): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${base}${path}${search.length ? `?${new URLSearchParams(search)}` : ''}`;
}

function headersOf(body: EncodedBody | undefined, { token, headers }: RequestOptions): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': pageLanguage(),
    ...(body && { 'content-type': 'application/json', [payloadVersionHeader]: String(body.version) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  };
}

/**
 * Messages are shown on this page, so they must be in its language. A worker has no page and leaves it to the
 * account's language.
 */
const pageLanguage = () => ('document' in globalThis ? languageOfPath(location.pathname) : '*');

async function parseResponse<C extends Endpoint>(
  call: C,
  response: Response,
  options: RequestOptions,
): Promise<Result<ResponseOf<C>>> {
  const { status, headers } = response;
  if (status >= 500 || retryableStatuses.has(status)) {
    await response.body?.cancel();
    const retryAfter = parseRetryAfter(headers);
    return { kind: 'unreachable', why: 'busy', ...(retryAfter !== undefined && { retryAfter }) };
  }
  const json = /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
    ? await response.json()
    : undefined;
  const result = response.ok ? parseAnswer(call, json) : parseRefusal(status, json);
  // Public responses may come from the worker's cache with an old `Date` header.
  if (result.kind !== 'unreachable' && (options.token || call.method !== 'GET')) recordServerTime(headers.get('date'));
  return result;
}

function parseAnswer<C extends Endpoint>(call: C, json: unknown): Result<ResponseOf<C>> {
  const parsed = v.safeParse(call.answer, json);
  return parsed.success
    ? { kind: 'answer', answer: parsed.output as ResponseOf<C> }
    : { kind: 'unreachable', why: 'not-ours' };
}

function parseRefusal(status: number, json: unknown): Result<never> {
  const parsed = v.safeParse(problem, json);
  if (status < 400 || !parsed.success) return { kind: 'unreachable', why: 'not-ours' };
  return { kind: 'refused', status, problem: parsed.output as unknown as Problem };
}
