import type { FieldCode } from './fields.ts';

/** RFC 9457. `message` is a sentence for the customer; `errors` names the fields it is about. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  message: string;
  errors?: Record<string, { code: FieldCode; message: string }>;
  /** The id of the account whose token this was: it was deleted, as its owner had asked. */
  accountDeleted?: string;
};

export const problemType = 'application/problem+json';
