import type { FieldCode } from './fields.ts';

/** RFC 9457 problem details. `message` is shown to the customer; `errors` is by field name. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  message: string;
  errors?: Record<string, { code: FieldCode; message: string }>;
  /** The id of the token's account, if it was deleted at the customer's request. */
  accountDeleted?: string;
  /** The same request is done once the password was confirmed. */
  passwordNeeded?: boolean;
  /** By which the server's log names the request. */
  requestId?: string;
};

export const problemType = 'application/problem+json';
