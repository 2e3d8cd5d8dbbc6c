import { newId } from '../../../server/db/uuid.ts';
import type { Random } from '../../../server/demo/random.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { idempotencyHeader } from '../../../src/contract/letters.ts';
import type { Customer } from '../support/customers.ts';
import type { RequestOptions } from '../support/send-request.ts';

export const password = 'a zebra under the acacia';

const pathOf = (call: { path: string }) => `/api${call.path}`;
const pages = ['/', '/services', '/am', '/om', '/claims', '/login', '/policies', '/about'];
const keptRequests = 2_000;

/**
 * A customer's requests in these proportions. Letters are sometimes repeated, as by phones that received no receipt.
 */
export function requestMix(customers: Customer[], chance: Random): () => RequestOptions {
  const sent: RequestOptions[] = [];
  const randomCustomer = () => chance.oneOf(customers);

  function claim(): RequestOptions {
    const { token } = randomCustomer();
    const description = 'ለምርመራ ሄጄ ነበር። '.repeat(chance.whole(1, 8));
    const body = { hospital: 'City Hospital', service: 'Routine Checkups', paymentMethod: 'Cash', description };
    const request = {
      method: 'POST',
      path: pathOf(endpoints.claim),
      token,
      headers: { [idempotencyHeader]: newId() },
      body,
    };
    sent[chance.below(keptRequests)] = request;
    return request;
  }

  const shares: [number, () => RequestOptions][] = [
    [40, () => ({ path: chance.oneOf(pages), headers: { 'accept-encoding': 'br' } })],
    [15, () => ({ path: pathOf(endpoints.services) })],
    [5, () => ({ path: pathOf(endpoints.options) })],
    [15, () => ({ path: pathOf(endpoints.profile), token: randomCustomer().token })],
    [1, () => ({ method: 'POST', path: pathOf(endpoints.logIn), body: { email: randomCustomer().email, password } })],
    [10, claim],
    [6, () => chance.oneOf(sent.filter(Boolean)) ?? claim()],
    [
      8,
      () => ({
        method: 'POST',
        path: pathOf(endpoints.lettersStatus),
        token: randomCustomer().token,
        body: { ids: [newId()] },
      }),
    ],
  ];
  const total = shares.reduce((sum, [share]) => sum + share, 0);
  return () => {
    let remaining = chance.between(0, total);
    for (const [share, createRequest] of shares) {
      remaining -= share;
      if (remaining < 0) return createRequest();
    }
    return claim();
  };
}
