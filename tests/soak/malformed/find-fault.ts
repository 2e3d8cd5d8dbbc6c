import { problemType } from '../../../src/contract/problem.ts';
import type { RawResponse } from './exchange.ts';
import type { MalformedRequest } from './generator.ts';

/** `/api#x` and `/apis` are not API paths and get the not-found page. */
const apiPath = /^\/api(?:[/?]|$)/;

/** The problem with the response to a malformed request; `undefined` if there is none. */
export function findFault(request: MalformedRequest, response: RawResponse | 'hung' | 'nothing'): string | undefined {
  if (response === 'hung') return 'hung';
  if (response === 'nothing') return request.unfinished ? undefined : 'no answer';
  const { status, type, body } = response;
  if (status >= 500 && status !== 503) return `${status}`;
  if (!apiPath.test(request.path)) return undefined;
  if (status < 400) return status === 200 || status === 201 ? undefined : `${status}`;
  if (type !== problemType) return `${status} is ${type || 'no type'}`;
  if (request.method === 'HEAD') return undefined;
  return parseProblem(body)?.status === status ? undefined : `${status} with another problem: ${body.slice(0, 80)}`;
}

function parseProblem(body: string): { status?: number } | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
