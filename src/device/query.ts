import type { AnswerOf, Call, SentBy } from '../contract/call.ts';
import { type Asking, type Result, request } from './call.ts';
import { Refused, Unreachable } from './query-errors.ts';

type WithoutPayload<C extends Call> = undefined extends SentBy<C> ? C : never;

/** The answer of a call, as a query function wants it: whatever else came of it is thrown. */
export async function query<C extends Call>(call: WithoutPayload<C>, asking: Asking = {}): Promise<AnswerOf<C>> {
  const result = (await request(call as Call, asking as Parameters<typeof request>[1])) as Result<AnswerOf<C>>;
  if (result.kind === 'answer') return result.answer;
  throw result.kind === 'refused' ? new Refused(result) : new Unreachable(result);
}
