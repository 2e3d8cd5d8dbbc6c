import type { Payment } from '../../contract/responses/payments.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';

/** The service, or the premium plan. */
export function useOrderTitle() {
  const { plan } = useMessages('payments');
  const offerName = useOfferName();
  return ({ title }: Pick<Payment['order'], 'title'>) => (title === null ? plan : offerName(title));
}
