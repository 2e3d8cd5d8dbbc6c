import { brand } from '../../contract/brand.ts';
import type { Payment } from '../../contract/responses/payments.ts';
import { fullDay, fullMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { PaymentAmount } from './payment-amount.tsx';
import styles from './payments.module.css';
import { useOrderTitle } from './use-order-title.ts';

/** To print or to keep. */
export function Receipt({ payment, name }: { payment: Payment; name: string | undefined }) {
  const { receipt: messages, receiptOf, states } = useMessages('payments');
  const language = useLanguage();
  const orderTitle = useOrderTitle();
  const { order, receiptNumber, paidAt, refundedAt, method, provider, providerReference } = payment;
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">{receiptNumber === null ? messages.heading : receiptOf(receiptNumber)}</h2>
      <DefinitionList>
        {name && <Definition term={messages.name}>{name}</Definition>}
        <Definition term={messages.for}>{orderTitle(order, payment.instalment)}</Definition>
        {order.from && order.until && (
          <Definition term={messages.cover}>
            {messages.days(fullDay(language, order.from), fullDay(language, order.until))}
          </Definition>
        )}
        <Definition term={messages.amount}>
          <PaymentAmount of={payment} />
        </Definition>
        {paidAt && <Definition term={messages.paidAt}>{fullMoment(language, new Date(paidAt))}</Definition>}
        {refundedAt && <Definition term={states.refunded}>{fullMoment(language, new Date(refundedAt))}</Definition>}
        <Definition term={messages.way}>{method ?? messages.providers[provider] ?? provider}</Definition>
        {order.number && <Definition term={messages.order}>{order.number}</Definition>}
        {providerReference && <Definition term={messages.reference}>{providerReference}</Definition>}
        <Definition term={messages.by}>
          {brand.name}, {brand.shownPhone}
        </Definition>
      </DefinitionList>
      <div className={styles.onScreen}>
        <Button kind="quiet" onClick={() => print()}>
          {messages.print}
        </Button>
      </div>
    </section>
  );
}
