import * as v from 'valibot';
import type { FieldCode } from './fields.ts';

export type FieldError = { code: FieldCode; limit?: number };
export type FieldErrors = Record<string, FieldError>;
export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Limits the number of reported fields; no form has more. */
const mostErrors = 20;

/** The first error of each field, by field name; `''` is the payload itself. */
export function check<S extends v.GenericSchema>(schema: S, value: unknown): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.output };
  const errors: FieldErrors = {};
  let count = 0;
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (field in errors) continue;
    errors[field] = errorOf(issue);
    if (++count === mostErrors) break;
  }
  return { ok: false, errors };
}

function errorOf(issue: v.BaseIssue<unknown>): FieldError {
  // A missing key is reported by Valibot itself, without one of our codes.
  if (issue.input === undefined) return { code: 'required' };
  const code = issue.kind === 'schema' ? 'wrong-type' : (issue.message as FieldCode);
  return typeof issue.requirement === 'number' ? { code, limit: issue.requirement } : { code };
}
