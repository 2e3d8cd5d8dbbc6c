import { letterEndpoints } from '../../contract/letter-endpoints.ts';
import { endpointOfLetter, idempotencyHeader } from '../../contract/letters.ts';
import { sendingSignal } from '../abort-sending.ts';
import { exchange, type Result, request } from '../api-client.ts';
import { openBody } from './letter.ts';
import type { SenderNetwork } from './sender.ts';

function mapAnswer<A, B>(result: Result<A>, part: (answer: A) => B): Result<B> {
  return result.kind === 'answer' ? { kind: 'answer', answer: part(result.answer) } : result;
}

export const outboxNetwork = (at: { base?: string } = {}): SenderNetwork => ({
  async deliver(letter, token) {
    const { id, kind, schemaVersion } = letter;
    const text = await openBody(letter).catch(() => undefined);
    // Its key is restored when a page of the customer is opened.
    if (text === undefined) return { kind: 'unreachable', why: 'not-ours' };
    const options = { ...at, token, signal: sendingSignal, headers: { [idempotencyHeader]: id } };
    const result = await exchange(endpointOfLetter[kind], { text, version: schemaVersion }, options);
    return mapAnswer(result, ({ receipt }) => receipt);
  },
  async arrived(ids, token) {
    return mapAnswer(
      await request(letterEndpoints.lettersStatus, { ...at, payload: { ids }, token, signal: sendingSignal }),
      ({ arrived }) => arrived,
    );
  },
});
