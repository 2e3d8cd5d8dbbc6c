import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { slug } from '../../src/contract/admin/offers.ts';
import { uuid } from '../../src/contract/fields.ts';
import { check } from '../../src/contract/validate.ts';
import { Refusal, unfit } from './refusal.ts';

/** What stands behind the question mark, held to its schema. */
export function asked<S extends v.GenericSchema>(schema: S, request: FastifyRequest): v.InferOutput<S> {
  const checked = check(schema, request.query);
  if (!checked.ok) throw unfit(checked.errors);
  return checked.value;
}

/** The id in the address; one that can't be any is as absent as one that is not there. */
export function idIn(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!v.is(uuid, id)) throw nothingThere();
  return id.toLowerCase();
}

/** The service in the address, if it can be one. */
export function slugIn(request: FastifyRequest): string {
  const { slug: given } = request.params as { slug: string };
  if (!v.is(slug, given)) throw nothingThere();
  return given;
}

export const nothingThere = () => new Refusal(404, (messages) => messages.notFound);

/** One more than a page was read, to know whether there is a next. */
export function pageOf<T>(found: T[], length: number, idOf: (one: T) => string): { shown: T[]; next: string | null } {
  const shown = found.slice(0, length);
  const last = shown.at(-1);
  return { shown, next: found.length > length && last !== undefined ? idOf(last) : null };
}
