import { newId } from '../../../server/db/uuid.ts';
import type { Random } from '../../../server/demo/random.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { idempotencyHeader } from '../../../src/contract/letters.ts';
import type { Asked } from '../support/ask.ts';
import type { Customer } from '../support/customers.ts';

export const password = 'a zebra under the acacia';

const api = (call: { path: string }) => `/api${call.path}`;
const pages = ['/', '/services', '/am', '/om', '/claims', '/login', '/policies', '/about'];
const keptKeys = 2_000;

/**
 * A customer's requests in these proportions. Letters are sometimes repeated, as by phones that received no receipt.
 */
export function mixOf(customers: Customer[], chance: Random): () => Asked {
  const sent: Asked[] = [];
  const somebody = () => chance.oneOf(customers);

  function claim(): Asked {
    const { token } = somebody();
    const description = 'ለምርመራ ሄጄ ነበር። '.repeat(chance.whole(1, 8));
    const body = { hospital: 'City Hospital', service: 'Routine Checkups', paymentMethod: 'Cash', description };
    const asked = {
      method: 'POST',
      path: api(endpoints.claim),
      token,
      headers: { [idempotencyHeader]: newId() },
      body,
    };
    sent[chance.below(keptKeys)] = asked;
    return asked;
  }

  const shares: [number, () => Asked][] = [
    [40, () => ({ path: chance.oneOf(pages), headers: { 'accept-encoding': 'br' } })],
    [15, () => ({ path: api(endpoints.services) })],
    [5, () => ({ path: api(endpoints.options) })],
    [15, () => ({ path: api(endpoints.profile), token: somebody().token })],
    [1, () => ({ method: 'POST', path: api(endpoints.logIn), body: { email: somebody().email, password } })],
    [10, claim],
    [6, () => chance.oneOf(sent.filter(Boolean)) ?? claim()],
    [
      8,
      () => ({ method: 'POST', path: api(endpoints.lettersStatus), token: somebody().token, body: { ids: [newId()] } }),
    ],
  ];
  const all = shares.reduce((sum, [share]) => sum + share, 0);
  return () => {
    let at = chance.between(0, all);
    for (const [share, make] of shares) {
      at -= share;
      if (at < 0) return make();
    }
    return claim();
  };
}
