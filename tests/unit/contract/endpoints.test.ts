import { expect, test } from 'vitest';
import { adminEndpoints } from '../../../src/contract/admin/endpoints.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { endpointOfLetter, letterKinds } from '../../../src/contract/letters.ts';

// Not spread into one: a call of the desk may have the name of a customer's.
const all = [...Object.entries<Endpoint>(endpoints), ...Object.entries<Endpoint>(adminEndpoints)];

test('no two calls have the same method and path', () => {
  // A parameter stands for anything, whatever it is called.
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

test.each(all)('the path of %s is whole segments below the base, each a word or a parameter', (_, { path }) => {
  expect(path).toMatch(/^(\/(:[a-zA-Z]+|[a-z]+(-[a-z]+)*))+$/);
});

test('what only reads carries no body', () => {
  const reading = all.filter(([, { method }]) => method === 'GET');
  expect(reading.length).toBeGreaterThan(5);
  expect(reading.filter(([, { payload }]) => payload).map(([name]) => name)).toEqual([]);
});

test('all that a letter can be is made by a POST that is answered 201 once, by somebody who is logged in', () => {
  for (const kind of letterKinds)
    expect(endpointOfLetter[kind]).toMatchObject({ method: 'POST', status: 201, letter: true });
  const letters = all.filter(([, { letter }]) => letter).map(([, call]) => call);
  const paths = (calls: Endpoint[]) => calls.map(({ path }) => path).sort();
  expect(paths(letters)).toEqual(paths(Object.values<Endpoint>(endpointOfLetter)));
  expect(letters.filter(({ may }) => may === 'anyone')).toEqual([]);
});

test('the desk is for administrators alone, and customers have nothing of it', () => {
  const open = Object.values<Endpoint>(adminEndpoints).filter(
    ({ may, path }) => may !== 'admin' && !/log-?in/.test(path),
  );
  expect(open).toEqual([]);
  expect(Object.values<Endpoint>(endpoints).filter(({ may }) => may === 'admin')).toEqual([]);
});
