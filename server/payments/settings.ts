import { OperatorError } from '../operator-error.ts';
import { parseHost } from '../parse-setting.ts';

export type ChapaSettings = {
  provider: 'chapa';
  secretKey: string;
  /** the secret hash that webhooks are signed with */
  webhookSecret: string;
  /** another host than the provider's own */
  url: string | null;
};
/** The sandbox plays a provider, so that payments can be tried without money. */
export type PaymentSettings = ChapaSettings | { provider: 'sandbox' };

export function parsePayments(env: (name: string) => string | null): PaymentSettings | null {
  const provider = env('PAYMENT_PROVIDER');
  if (provider === null) return null;
  if (provider === 'sandbox') return { provider };
  if (provider !== 'chapa') throw new OperatorError(`PAYMENT_PROVIDER must be chapa or sandbox, not "${provider}".`);
  const [secretKey, webhookSecret] = [env('CHAPA_SECRET_KEY'), env('CHAPA_WEBHOOK_SECRET')];
  if (secretKey === null || webhookSecret === null)
    throw new OperatorError('PAYMENT_PROVIDER=chapa needs CHAPA_SECRET_KEY and CHAPA_WEBHOOK_SECRET.');
  return { provider, secretKey, webhookSecret, url: parseHost('CHAPA_URL', env('CHAPA_URL')) };
}
