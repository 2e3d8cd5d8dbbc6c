import fc from 'fast-check';
import { adminEndpoints } from '../../../src/contract/admin/endpoints.ts';
import type { Endpoint, May } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { idempotencyHeader } from '../../../src/contract/letters.ts';
import { payloadVersionHeader } from '../../../src/contract/payload.ts';
import { invalidBody } from './invalid-bodies.ts';
import { type InvalidHead, invalidHead, invalidMethod, invalidPath } from './invalid-heads.ts';
import { sampleOf } from './sample.ts';

export type MalformedRequest = {
  method: string;
  path: string;
  bytes: Buffer;
  /** The body is shorter than its Content-Length, so there is no response until the client closes. */
  unfinished: boolean;
};
export type Tokens = Record<Exclude<May, 'anyone'>, string[]>;

// Log-outs are excluded, because a successful one would make all later requests unauthorized.
const allCalls: Endpoint[] = [...Object.values(endpoints), ...Object.values(adminEndpoints)].filter(
  (call) => call !== endpoints.logOut && call !== adminEndpoints.logOut,
);
const apiBase = '/api';

type ValidRequest = { method: string; path: string; headers: [string, string][]; body: string | Buffer | undefined };

function validRequest(call: Endpoint, tokens: Tokens): fc.Arbitrary<ValidRequest> {
  const body = call.payload
    ? sampleOf(call.payload.schema).map((sample) => JSON.stringify(sample))
    : fc.constant(undefined);
  const token = call.may === 'anyone' ? fc.constant(undefined) : fc.constantFrom(...tokens[call.may]);
  return fc.tuple(body, token, fc.uuid(), fc.uuid()).map(([text, bearer, id, key]) => ({
    method: call.method,
    path: apiBase + call.path.replace(/:\w+/g, id),
    headers: [
      ...(bearer ? [['authorization', `Bearer ${bearer}`] as [string, string]] : []),
      ...(call.payload
        ? ([
            ['content-type', 'application/json'],
            [payloadVersionHeader, `${call.payload.version}`],
          ] as [string, string][])
        : []),
      ...(call.letter ? [[idempotencyHeader, key] as [string, string]] : []),
    ],
    body: text,
  }));
}

type Change = Partial<{
  method: string;
  path: (path: string) => string;
  head: InvalidHead;
  body: (body: string) => string | Buffer;
}>;

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 5, arbitrary: invalidBody.map((body) => ({ body })) },
  { weight: 3, arbitrary: invalidHead.map((head) => ({ head })) },
  { weight: 2, arbitrary: invalidPath.map((path) => ({ path })) },
  { weight: 1, arbitrary: invalidMethod.map((method) => ({ method })) },
);

/** Requests to the contract's endpoints, each with one to three defects. */
export const malformedRequest = (tokens: Tokens): fc.Arbitrary<MalformedRequest> =>
  fc
    .tuple(
      fc.constantFrom(...allCalls).chain((call) => validRequest(call, tokens)),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
    )
    .map(([valid, changes, duplicateHeaders]) => applyChanges(valid, changes, duplicateHeaders));

function applyChanges(valid: ValidRequest, changes: Change[], duplicateHeaders: boolean): MalformedRequest {
  let { method, path, body } = valid;
  let headers = [...valid.headers];
  const lines: string[] = [];
  for (const change of changes) {
    method = change.method ?? method;
    path = change.path?.(path) ?? path;
    if (change.body) body = change.body(body?.toString() ?? '{}');
  }
  if (body !== undefined) headers.push(['content-length', String(Buffer.byteLength(body))]);
  headers.unshift(['host', 'localhost']);
  for (const { head } of changes) {
    if (!head) continue;
    if ('line' in head) lines.push(head.line);
    else if ('without' in head) headers = headers.filter(([name]) => name !== head.without);
    else
      headers = [
        ...(duplicateHeaders ? headers : headers.filter(([name]) => name !== head.name)),
        [head.name, head.value],
      ];
  }
  const text = [...headers.map(([name, value]) => `${name}: ${value}`), ...lines, 'connection: close'].join('\r\n');
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${text}\r\n\r\n`, 'latin1');
  const length = Buffer.byteLength(body ?? '');
  const contentLengths = headers.filter(([name]) => name === 'content-length').map(([, value]) => Number(value));
  const chunked = headers.some(([name]) => name === 'transfer-encoding');
  return {
    method,
    path,
    bytes: Buffer.concat([head, Buffer.from(body ?? '')]),
    unfinished: chunked || contentLengths.some((change) => !(change <= length)),
  };
}
