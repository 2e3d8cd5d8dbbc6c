import { endpoints } from '../../contract/endpoints.ts';
import { idempotencyHeader, letterEndpoints } from '../../contract/letters.ts';
import { exchange, type Result, request } from '../api-client.ts';
import type { SenderNetwork } from './sender.ts';

function only<A, B>(result: Result<A>, part: (answer: A) => B): Result<B> {
  return result.kind === 'answer' ? { kind: 'answer', answer: part(result.answer) } : result;
}

/** `base` as `request` has it. */
export const outboxNetwork = (at: { base?: string } = {}): SenderNetwork => ({
  async deliver({ id, kind, body, schemaVersion }, token) {
    const asking = { ...at, token, headers: { [idempotencyHeader]: id } };
    const result = await exchange(letterEndpoints[kind], { text: body, version: schemaVersion }, asking);
    return only(result, ({ receipt }) => receipt);
  },
  async arrived(ids, token) {
    return only(await request(endpoints.lettersStatus, { ...at, payload: { ids }, token }), ({ arrived }) => arrived);
  },
});
