import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sendMalformed } from '../soak/malformed/send-malformed.ts';
import { openTestServer } from './support/open.ts';

const context = openTestServer();

// A short form of `npm run soak -- malformed`.
test('a thousand malformed requests get problem responses and no server error', async () => {
  await context.app.listen({ port: 0, host: '127.0.0.1' });
  const tokens = {
    customer: [(await context.customer()).token],
    premium: [(await context.customer('premium')).token],
    admin: [(await context.customer('admin')).token],
  };
  const { port } = context.app.server.address() as AddressInfo;
  const {
    request: asked,
    faults,
    byStatus,
  } = await sendMalformed(port, tokens, { times: 1_000, seed: 1, concurrency: 8 });
  expect(faults).toEqual([]);
  expect(asked).toBe(1_000);
  // With a valid token, so that requests reach the handlers.
  for (const status of [200, 201, 400, 404, 405, 413, 415, 422])
    expect(byStatus.get(status), `${status}`).toBeGreaterThan(0);
});
