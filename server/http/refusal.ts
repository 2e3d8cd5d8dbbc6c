import type { FieldCode } from '../../src/contract/fields.ts';
import type { FieldErrors } from '../../src/contract/validate.ts';
import type { Sentences } from './language.ts';

/** Thrown by whoever finds that a request cannot be granted; the error handler makes the answer of it. */
export class Refusal extends Error {
  readonly status: number;
  readonly say: (said: Sentences) => string;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** what the problem carries besides its own fields */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    status: number,
    say: (said: Sentences) => string,
    more: { errors?: FieldErrors; retryAfterSeconds?: number; details?: Record<string, unknown> } = {},
  ) {
    super(`refused with ${status}`);
    this.status = status;
    this.say = say;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.details = more.details;
  }
}

export const unfit = (errors: FieldErrors) => new Refusal(422, (messages) => messages.fields, { errors });

/** One field is at fault, and the sentence about it says it all. */
export const refuseField = (field: string, code: FieldCode, status = 422) =>
  new Refusal(status, (messages) => messages.field({ code }), { errors: { [field]: { code } } });

export const tooOften = (retryAfterSeconds: number) =>
  new Refusal(429, (messages) => messages.tooOften(retryAfterSeconds), { retryAfterSeconds });

/** The phone that still has a token of this account is told whose it was, so that it forgets them too. */
export const accountDeleted = (id: string) =>
  new Refusal(401, (messages) => messages.accountDeleted, { details: { accountDeleted: id } });

export const busy = () => new Refusal(503, (messages) => messages.busy, { retryAfterSeconds: 2 });
