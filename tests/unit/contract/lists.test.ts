import { expect, test } from 'vitest';
import { queueQuery } from '../../../src/contract/admin/claims.ts';
import { customersQuery } from '../../../src/contract/admin/customers.ts';
import { adminEndpoints } from '../../../src/contract/admin/endpoints.ts';
import { requestsQuery } from '../../../src/contract/admin/requests.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { lettersStatus } from '../../../src/contract/payloads/letters-status.ts';
import { check } from '../../../src/contract/validate.ts';

type Part = { type?: string; item?: Part; pipe?: Part[] };

/** The lists in a schema whose items are looked at before their number is known to be right. */
function unlimited(part: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { type, pipe = [] } = part as Part;
  if (type === 'array') {
    const [length, most, items] = pipe;
    if (length?.item?.type !== 'unknown' || most?.type !== 'max_length') return [path];
    return unlimited(items?.item, `${path}[]`, seen);
  }
  return Object.entries(part)
    .filter(([name]) => !name.startsWith('~'))
    .flatMap(([name, inner]) => unlimited(inner, `${path}.${name}`, seen));
}

test('no list that is sent to the server lacks a greatest length, and that is checked before its items', () => {
  const taken = [...Object.entries<Endpoint>(endpoints), ...Object.entries<Endpoint>(adminEndpoints)].filter(
    ([, { payload }]) => payload,
  );
  const asked = Object.entries({ queueQuery, customersQuery, requestsQuery });
  expect([
    ...taken.flatMap(([name, { payload }]) => unlimited(payload?.schema, name)),
    ...asked.flatMap(([name, schema]) => unlimited(schema, name)),
  ]).toEqual([]);
  expect(taken.length).toBeGreaterThan(20);
});

test('of what is wrong in a list twenty are told, and of one that is too long its length alone', () => {
  const wrong = (count: number) => check(lettersStatus.schema, { ids: Array(count).fill('x') });
  expect(wrong(501)).toEqual({ ok: false, errors: { ids: { code: 'too-long', limit: 500 } } });
  const many = wrong(500);
  expect(many.ok ? [] : Object.keys(many.errors)).toEqual(Array.from({ length: 20 }, (_, n) => `ids.${n}`));
});
