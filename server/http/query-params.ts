import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { slug } from '../../src/contract/admin/offers.ts';
import { uuid } from '../../src/contract/fields.ts';
import { check } from '../../src/contract/validate.ts';
import { HttpError, validationError } from './errors.ts';

/** The query string, validated. */
export function parseQuery<S extends v.GenericSchema>(schema: S, request: FastifyRequest): v.InferOutput<S> {
  const checked = check(schema, request.query);
  if (!checked.ok) throw validationError(checked.errors);
  return checked.value;
}

/** The `id` parameter; 404 if it is not a UUID. */
export function idParam(request: FastifyRequest, name = 'id'): string {
  const id = (request.params as Record<string, string>)[name];
  if (!v.is(uuid, id)) throw notFoundError();
  return id.toLowerCase();
}

/** The `slug` parameter; 404 if it is not valid. */
export function slugParam(request: FastifyRequest): string {
  const { slug: value } = request.params as { slug: string };
  if (!v.is(slug, value)) throw notFoundError();
  return value;
}

export const notFoundError = () => new HttpError(404, (messages) => messages.notFound);

/** Expects one row more than `length`, which tells whether there is a next page. */
export function paginate<T>(found: T[], length: number, idOf: (one: T) => string): { shown: T[]; next: string | null } {
  const shown = found.slice(0, length);
  const last = shown.at(-1);
  return { shown, next: found.length > length && last !== undefined ? idOf(last) : null };
}
