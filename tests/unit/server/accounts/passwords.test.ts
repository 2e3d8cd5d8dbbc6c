import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { createPasswords } from '../../../../server/accounts/passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

test('an unknown email takes as much hashing as a wrong password', async () => {
  const passwords = createPasswords({ memoryCost: 64, timeCost: 3, parallelism: 1 }, 10);
  const known = await passwords.hash('the right one');
  expect(await passwords.matches(known, 'not this one')).toBe(false);
  expect(await passwords.matches(undefined, 'not this one')).toBe(false);
  // A hash begins with its parameters, which determine what a comparison costs. A measured time would depend on the machine.
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => hash.toString().split('$').slice(0, 4));
  expect(costs).toEqual([['', 'argon2id', 'v=19', 'm=64,t=3,p=1'], costs[0]]);
});

test('an unknown email has no password that matches', async () => {
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }, 10);
  expect(await passwords.matches(await passwords.hash('nobody has this password'), 'nobody has this password')).toBe(
    true,
  );
  expect(await passwords.matches(undefined, 'nobody has this password')).toBe(false);
});
