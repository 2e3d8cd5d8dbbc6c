import type { Endpoint, PayloadInput, ResponseOf } from '../contract/endpoint.ts';
import { type Asking, type Result, request } from './api-client.ts';
import { Refused, Unreachable } from './query-errors.ts';

type WithoutPayload<C extends Endpoint> = undefined extends PayloadInput<C> ? C : never;

/** The answer of a call, as a query function wants it: whatever else came of it is thrown. */
export async function query<C extends Endpoint>(call: WithoutPayload<C>, asking: Asking = {}): Promise<ResponseOf<C>> {
  const result = (await request(call as Endpoint, asking as Parameters<typeof request>[1])) as Result<ResponseOf<C>>;
  if (result.kind === 'answer') return result.answer;
  throw result.kind === 'refused' ? new Refused(result) : new Unreachable(result);
}
