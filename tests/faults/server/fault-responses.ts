import { problemType } from '../../../src/contract/problem.ts';
import type { ResponseFault } from '../fault.ts';
import type { ForwardedResponse } from './forward.ts';

const problem = (status: number, message: string, headers = {}): ForwardedResponse => ({
  status,
  headers: { 'content-type': problemType, ...headers },
  body: Buffer.from(JSON.stringify({ type: 'about:blank', title: message, status, message })),
});

/** Responses that are sent without passing the letter to the server. */
export const faultResponses: Partial<Record<ResponseFault, ForwardedResponse>> = {
  'answered-500': problem(500, 'Something broke.'),
  'answered-503': problem(503, 'Too much at once.', { 'retry-after': '1' }),
  'answered-401': problem(401, 'Please log in again.'),
  'answered-413': problem(413, 'This is too large.'),
  'captive-page': {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('<!doctype html><title>Hotel</title><p>Please accept our terms.</p>'),
  },
  'captive-answer': {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"ok":true,"redirect":"/terms"}'),
  },
};

export const serverError = problem(500, 'Something broke.');
