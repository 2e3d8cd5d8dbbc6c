import { problemType } from '../../../src/contract/problem.ts';
import type { Answered } from './exchange.ts';
import type { Wrong } from './generator.ts';

/** `/api#x` and `/apis` are not API paths and get the not-found page. */
const ofTheApi = /^\/api(?:[/?]|$)/;

/** The problem with the response to a malformed request; `undefined` if there is none. */
export function faultIn(asked: Wrong, answer: Answered | 'hung' | 'nothing'): string | undefined {
  if (answer === 'hung') return 'hung';
  if (answer === 'nothing') return asked.unfinished ? undefined : 'no answer';
  const { status, type, body } = answer;
  if (status >= 500 && status !== 503) return `${status}`;
  if (!ofTheApi.test(asked.path)) return undefined;
  if (status < 400) return status === 200 || status === 201 ? undefined : `${status}`;
  if (type !== problemType) return `${status} is ${type || 'no type'}`;
  if (asked.method === 'HEAD') return undefined;
  return problemIn(body)?.status === status ? undefined : `${status} with another problem: ${body.slice(0, 80)}`;
}

function problemIn(body: string): { status?: number } | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
