import type { FieldCode } from '../../src/contract/fields.ts';
import type { FieldErrors } from '../../src/contract/validate.ts';
import type { Messages } from './language.ts';

/** Thrown by handlers; the error handler turns it into a problem+json response. */
export class HttpError extends Error {
  readonly status: number;
  readonly selectMessage: (messages: Messages) => string;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** additional members of the problem */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    status: number,
    selectMessage: (messages: Messages) => string,
    options: { errors?: FieldErrors; retryAfterSeconds?: number; details?: Record<string, unknown> } = {},
  ) {
    super(`refused with ${status}`);
    this.status = status;
    this.selectMessage = selectMessage;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details;
  }
}

export const validationError = (errors: FieldErrors) => new HttpError(422, (messages) => messages.fields, { errors });

/** An error of one field, whose message is also the message of the problem. */
export const fieldError = (field: string, code: FieldCode, status = 422) =>
  new HttpError(status, (messages) => messages.field({ code }), { errors: { [field]: { code } } });

export const rateLimitError = (retryAfterSeconds: number) =>
  new HttpError(429, (messages) => messages.tooOften(retryAfterSeconds), { retryAfterSeconds });

/** Names the account, so that the phone deletes what it has stored for it. */
export const accountDeletedError = (id: string) =>
  new HttpError(401, (messages) => messages.accountDeleted, { details: { accountDeleted: id } });

export const busyError = () => new HttpError(503, (messages) => messages.busy, { retryAfterSeconds: 2 });
