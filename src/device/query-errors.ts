import type { Problem } from '../contract/problem.ts';
import type { Result } from './api-client.ts';

type Of<K extends Result<unknown>['kind']> = Extract<Result<unknown>, { kind: K }>;

/** Nobody of ours answered: nothing is known of what was asked. */
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

/** The server answered that it does not do this. */
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
