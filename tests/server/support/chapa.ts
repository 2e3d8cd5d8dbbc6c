import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ChapaSettings } from '../../../server/payments/settings.ts';

export type ChapaMisbehaviour = 'silent' | 'broken' | 'not-json' | 'lost-reply' | 'another-payment';
type Transaction = { amount: string; currency: string; status: string; method: string | null };

/** Chapa on this machine, as its documentation describes it. The next requests meet the misbehaviours, in this order. */
export async function startChapa() {
  const transactions = new Map<string, Transaction>();
  const begun: Record<string, unknown>[] = [];
  const refunds: { payment: string; reference: string; reason: string }[] = [];
  const misbehaviours: ChapaMisbehaviour[] = [];

  function reply(method: string, url: string, body: string): { status: number; json: unknown } {
    if (method === 'POST' && url === '/v1/transaction/initialize') {
      const wanted = JSON.parse(body);
      begun.push(wanted);
      if (transactions.has(wanted.tx_ref)) {
        return {
          status: 400,
          json: { status: 'failed', message: 'Transaction reference has been used before', data: null },
        };
      }
      transactions.set(wanted.tx_ref, {
        amount: wanted.amount,
        currency: wanted.currency,
        status: 'pending',
        method: null,
      });
      const data = { checkout_url: `https://checkout.chapa.example/${wanted.tx_ref}` };
      return { status: 200, json: { status: 'success', message: 'Hosted Link', data } };
    }
    const refunded = /^\/v1\/refund\/CH-(.+)$/.exec(url)?.[1];
    if (method === 'POST' && refunded !== undefined) {
      const { reference } = JSON.parse(body);
      const paid = transactions.get(refunded);
      if (paid?.status !== 'success' || refunds.some((one) => one.reference === reference))
        return { status: 400, json: { status: 'failed', message: 'Refund is not possible', data: null } };
      refunds.push({ ...JSON.parse(body), payment: refunded });
      transactions.set(refunded, { ...paid, status: 'refunded' });
      return { status: 200, json: { status: 'success', message: 'Refund initiated', data: null } };
    }
    const reference = /^\/v1\/transaction\/verify\/(.+)$/.exec(url)?.[1] ?? '';
    const found = transactions.get(reference);
    if (!found || found.status === 'pending') {
      return {
        status: 404,
        json: { status: 'failed', message: 'Invalid transaction or Transaction not found', data: null },
      };
    }
    const data = { ...found, amount: Number(found.amount), charge: 3.5, mode: 'test', reference: `CH-${reference}` };
    return {
      status: 200,
      json: { status: 'success', message: 'Payment details', data: { ...data, tx_ref: reference } },
    };
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const now = misbehaviours.shift();
    if (now === 'silent') return undefined;
    if (now === 'broken') return response.writeHead(500).end('{"status":"failed"}');
    if (now === 'not-json') return response.writeHead(200).end('<html>');
    const { status, json } = reply(request.method ?? '', request.url ?? '', body);
    if (now === 'lost-reply') return response.destroy();
    const sent =
      now === 'another-payment'
        ? JSON.stringify(json).replace(/"tx_ref":"[^"]+"/, '"tx_ref":"other"')
        : JSON.stringify(json);
    return response.writeHead(status, { 'content-type': 'application/json' }).end(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings: ChapaSettings = {
    provider: 'chapa',
    secretKey: 'CHASECK_TEST-key',
    webhookSecret: 'a secret hash',
    url: `http://127.0.0.1:${port}`,
  };
  const decide = (reference: string, change: Partial<Transaction>) => {
    const before = transactions.get(reference);
    if (!before) throw new Error(`Chapa does not know ${reference}.`);
    transactions.set(reference, { ...before, ...change });
  };
  return {
    settings,
    begun,
    refunds,
    misbehaviours,
    /** What the customer does on the page of the checkout. */
    pay: (reference: string, change: Partial<Transaction> = {}) =>
      decide(reference, { status: 'success', method: 'telebirr', ...change }),
    refuse: (reference: string) => decide(reference, { status: 'failed/cancelled' }),
    /** What customers have paid here, in cents of its currency. */
    receivedCents: () =>
      [...transactions.values()]
        .filter(({ status }) => status === 'success')
        .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0),
    /** A webhook's body, and the header that signs it. */
    webhook(reference: string, secret = settings.webhookSecret) {
      const body = JSON.stringify({ event: 'charge.success', status: 'success', tx_ref: reference, amount: '1.00' });
      return { body, headers: { 'x-chapa-signature': createHmac('sha256', secret).update(body).digest('hex') } };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
