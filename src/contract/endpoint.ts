import type * as v from 'valibot';
import type { DeskRole } from './admin/roles.ts';
import type { Payload } from './payload.ts';

/** Who may call an endpoint. `customer` includes premium customers, but not administrators. */
export type May = 'anyone' | 'customer' | 'premium' | 'admin';

export type Endpoint<
  P extends Payload | undefined = Payload | undefined,
  A extends v.GenericSchema = v.GenericSchema,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to `/api` or `VITE_API_BASE`. */
  path: string;
  may: May;
  payload: P;
  answer: A;
  /** The status code on success. */
  status: 200 | 201;
  /** Additional fields of this endpoint's error responses. */
  refusal?: (message: string) => Record<string, string>;
  /** For administrators: the role that is needed at the desk. */
  deskRole?: DeskRole;
  /** For administrators who have not set up their second factor as well. */
  withoutSecondFactor?: true;
  /** Processed exactly once per Idempotency-Key. */
  letter?: true;
};

/** The payload before validation (the caller's) and after it (the handler's). */
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
