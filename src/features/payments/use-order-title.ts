import type { Payment } from '../../contract/responses/payments.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';

/** The service, or the premium plan, and which instalment of its year. */
export function useOrderTitle() {
  const { plan, instalment: messages } = useMessages('payments');
  const offerName = useOfferName();
  return ({ title }: Pick<Payment['order'], 'title'>, instalment?: Payment['instalment']) => {
    const order = title === null ? plan : offerName(title);
    return instalment ? messages.of(order, instalment) : order;
  };
}
