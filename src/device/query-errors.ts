import type { Problem } from '../contract/problem.ts';
import type { Result } from './api-client.ts';

type Of<K extends Result<unknown>['kind']> = Extract<Result<unknown>, { kind: K }>;

/** There was no response from the server, so the request may or may not have been carried out. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly why: Of<'unreachable'>['why'];
  readonly retryAfter: number | undefined;
  constructor({ why, retryAfter }: Of<'unreachable'>) {
    super(why);
    this.why = why;
    this.retryAfter = retryAfter;
  }
}

/** The server responded with an error. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly problem: Problem;
  constructor({ status, problem }: Of<'refused'>) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}
