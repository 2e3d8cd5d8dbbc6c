import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { abuse } from '../soak/malformed/run.ts';
import { openHouse } from './house/open.ts';

const house = openHouse();

// The small form of `npm run soak -- malformed`; a seed of the reader's own may be set here.
test('two thousand malformed requests are refused with a problem each, and none is a fault of ours', async () => {
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  const tokens = {
    customer: [(await house.customer()).token],
    premium: [(await house.customer('premium')).token],
    admin: [(await house.customer('admin')).token],
  };
  const { port } = house.app.server.address() as AddressInfo;
  const { asked, faults, byStatus } = await abuse(port, tokens, { times: 2_000, seed: 1, lanes: 8 });
  expect(faults).toEqual([]);
  expect(asked).toBe(2_000);
  // They get past the door: some do no harm and are granted, most are refused for what is in them.
  for (const status of [200, 201, 400, 404, 405, 413, 415, 422])
    expect(byStatus.get(status), `${status}`).toBeGreaterThan(0);
});
