import type * as v from 'valibot';
import type { Payload } from './payload.ts';

/** Who may make a call. A premium customer may do all that a customer may, an administrator none of it. */
export type May = 'anyone' | 'customer' | 'premium' | 'admin';

export type Endpoint<
  P extends Payload | undefined = Payload | undefined,
  A extends v.GenericSchema = v.GenericSchema,
> = {
  method: 'GET' | 'POST' | 'PUT';
  /** below `/api`, or where `VITE_API_BASE` says */
  path: string;
  may: May;
  payload: P;
  answer: A;
  /** the status of success */
  status: 200 | 201;
  /** fields that a refusal of this call carries besides the problem's own */
  refusal?: (message: string) => Record<string, string>;
  /** a letter is exactly-once under its Idempotency-Key */
  letter?: true;
};

/** What the caller hands over and what the handler is given. */
export type PayloadInput<C extends Endpoint> = C['payload'] extends Payload
  ? v.InferInput<C['payload']['schema']>
  : undefined;
export type PayloadOutput<C extends Endpoint> = C['payload'] extends Payload
  ? v.InferOutput<C['payload']['schema']>
  : undefined;
export type ResponseOf<C extends Endpoint> = v.InferOutput<C['answer']>;

export const endpoint = <P extends Payload | undefined, A extends v.GenericSchema>(
  of: Endpoint<P, A>,
): Endpoint<P, A> => of;
