import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { brand } from '../../src/contract/brand.ts';
import { type PaymentProvider, ProviderError, type Verified } from './provider.ts';
import type { ChapaSettings } from './settings.ts';

const host = 'https://api.chapa.co';
const timeout = 15_000;

const initialized = v.object({ status: v.literal('success'), data: v.object({ checkout_url: v.string() }) });
const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());
const verified = v.object({
  data: v.nullish(
    v.object({
      status: v.string(),
      tx_ref: v.string(),
      amount,
      currency: v.string(),
      method: v.nullish(v.string()),
      reference: v.nullish(v.string()),
    }),
  ),
});
const refunded = v.object({ status: v.string(), message: v.optional(v.unknown()) });
const event = v.object({ tx_ref: v.string() });

/** Hosted checkout of Chapa (telebirr, CBE Birr, M-Pesa, cards): https://developer.chapa.co */
export function createChapa({ secretKey, webhookSecret, url }: ChapaSettings): PaymentProvider {
  async function request(path: string, body?: object): Promise<{ status: number; json: unknown }> {
    try {
      const response = await fetch(`${url ?? host}/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.status, json: await response.json() };
    } catch (cause) {
      throw new ProviderError('Chapa gave no readable reply', { cause });
    }
  }

  return {
    name: 'chapa',

    async begin({ reference, birrCents, title, customer, returnPath }) {
      const [first = customer.name, ...others] = customer.name.split(' ');
      const { status, json } = await request('/transaction/initialize', {
        amount: (birrCents / 100).toFixed(2),
        currency: 'ETB',
        email: customer.email,
        first_name: first,
        last_name: others.join(' '),
        phone_number: localNumber(customer.phone),
        tx_ref: reference,
        return_url: brand.origin + returnPath,
        customization: { title: brand.name, description: plainText(title) },
      });
      const answer = v.safeParse(initialized, json);
      if (status !== 200 || !answer.success) throw new ProviderError(`Chapa refused to begin a payment: ${status}`);
      return answer.output.data.checkout_url;
    },

    async verify(reference) {
      const { status, json } = await request(`/transaction/verify/${reference}`);
      const answer = v.safeParse(verified, json);
      // A reference that nobody has paid for yet is answered as not found.
      if (answer.success && (status === 404 || status === 400) && !answer.output.data) return { state: 'pending' };
      if (status !== 200 || !answer.success || !answer.output.data)
        throw new ProviderError(`Chapa did not verify a payment: ${status}`);
      const { data } = answer.output;
      if (data.tx_ref !== reference) throw new ProviderError('Chapa verified another payment');
      return outcomeOf(data);
    },

    // https://developer.chapa.co/refund: without an amount all of it, by the reference that Chapa gave the payment.
    async refund({ reference, providerReference, refundReference, reason }) {
      const { status, json } = await request(`/refund/${providerReference ?? reference}`, {
        reason: plainText(reason),
        reference: refundReference,
      });
      const answer = v.safeParse(refunded, json);
      if (status === 200 && answer.success && answer.output.status === 'success') return { state: 'done' };
      if (status >= 400 && status < 500 && status !== 408 && answer.success)
        return { state: 'failed', why: textOf(answer.output.message) };
      throw new ProviderError(`Chapa did not answer to a refund: ${status}`);
    },

    parseWebhook(headers, body) {
      const signature = headers['x-chapa-signature'];
      if (typeof signature !== 'string' || !isSignature(signature, body, webhookSecret)) return undefined;
      try {
        return v.parse(event, JSON.parse(body.toString())).tx_ref;
      } catch {
        return undefined;
      }
    },
  };
}

type Data = NonNullable<v.InferOutput<typeof verified>['data']>;
function outcomeOf({ status, amount, currency, method, reference }: Data): Verified {
  if (status === 'success') {
    const cents = Math.round(amount * 100);
    return { state: 'paid', cents, currency, method: method ?? null, providerReference: reference ?? null };
  }
  return { state: /^(failed|cancelled)/.test(status) ? 'failed' : 'pending' };
}

function isSignature(text: string, body: Buffer, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(text, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** A sentence, or an object with sentences by field. */
const textOf = (message: unknown) => (typeof message === 'string' ? message : JSON.stringify(message ?? ''));

/** Chapa takes mobile numbers as they are dialled in Ethiopia, and no others. */
const localNumber = (phone: string) => (/^\+251[79]\d{8}$/.test(phone) ? `0${phone.slice(4)}` : undefined);

/** Chapa refuses other characters than these, and more than fifty. */
const plainText = (title: string) => title.replace(/[^\w .-]/g, ' ').slice(0, 50);
