import { useEffect, useState } from 'react';
import type { Letter } from '../../device/outbox/letter.ts';
import { publicOwner } from '../../device/query-storage.ts';
import type { Session } from '../../device/session.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';
import { fetchServices } from '../offers/services-query.ts';
import type { OpenOrder } from './open-order.ts';
import { OrderOutcome } from './order-outcome.tsx';
import { useOutbox } from './outbox-store.ts';
import { type Choices, PaymentForm, type PaymentFormProps } from './payment-form.tsx';
import { queryClient } from './query-client.ts';

type Props = Pick<PaymentFormProps, 'send' | 'yearlyPrice' | 'firstDay'> & {
  session: Session;
  /** whether a letter orders the same thing */
  isSameOrder: (letter: Letter) => boolean;
  openOrder: OpenOrder | undefined;
};

/** Orders a subscription or an upgrade by letter, so it works offline; while one is pending its status is shown instead. */
export function OrderForm({ session, isSameOrder, openOrder, ...form }: Props) {
  const { letters, isLoaded } = useOutbox();
  const language = useLanguage();
  const [submitted, setSubmitted] = useState<{ id: string; choices: Choices }>();
  const newest = letters.filter(isSameOrder).at(-1);
  const refused = newest?.state === 'needs-attention' ? newest : undefined;
  const refusedId = refused?.id;
  // What was refused is no longer offered as this phone knows it.
  useEffect(() => {
    if (!refusedId) return;
    void queryClient.invalidateQueries({ queryKey: [publicOwner] });
    void fetchServices(language);
  }, [refusedId, language]);
  if (!isLoaded) return null;
  if (newest && !refused && (newest.state !== 'sent' || newest.id === submitted?.id))
    return <OrderOutcome letter={newest} openOrder={openOrder} choices={submitted?.choices} session={session} />;
  return (
    <PaymentForm
      key={refusedId}
      refused={refused}
      openOrder={openOrder}
      session={session}
      {...form}
      onSubmitted={({ id }, choices) => setSubmitted({ id, choices })}
    />
  );
}
