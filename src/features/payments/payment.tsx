import { Link, useParams } from 'react-router-dom';
import { brand } from '../../contract/brand.ts';
import type { Payment } from '../../contract/responses/payments.ts';
import type { Session } from '../../device/session.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { requireCustomer } from '../customer/require-customer.tsx';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';
import styles from './payments.module.css';
import { usePayment, usePayments } from './payments-query.ts';
import { Receipt } from './receipt.tsx';
import { useOrderTitle } from './use-order-title.ts';

/** Where the provider sends the customer back to, and the receipt. */
function PaymentPage({ session }: { session: Session }) {
  const messages = useMessages('payments');
  const { id = '' } = useParams();
  const orderTitle = useOrderTitle();
  const { payments } = usePayments(session);
  const { payment: fetched, isFetching, isUnreachable, isMissing, refetch } = usePayment(session, id);
  // Without a network, as it was last seen in the list.
  const payment = fetched ?? payments?.find((one) => one.id === id);
  return (
    <Section className={styles.page}>
      <div>
        <Link to="/payments" className={classNames(styles.back, styles.onScreen)}>
          {messages.back}
        </Link>
        <PageHeading lead={payment && orderTitle(payment.order, payment.instalment)}>{messages.one}</PageHeading>
      </div>
      {isMissing && !payment && <Notice>{messages.notThere}</Notice>}
      {isUnreachable && (
        <UnreachableNotice onRetry={refetch}>{payment ? messages.asLastSeen : messages.nothingKnown}</UnreachableNotice>
      )}
      {payment && <Outcome payment={payment} isFetching={isFetching} onCheck={refetch} />}
      {payment?.paidAt && <Receipt payment={payment} name={session.user.name} />}
      {!payment && !isMissing && !isUnreachable && (
        <div>
          <p role="status">{messages.loading}</p>
          <Skeleton lines={4} />
        </div>
      )}
    </Section>
  );
}

type OutcomeProps = { payment: Payment; isFetching: boolean; onCheck: () => void };

function Outcome({ payment: { state, applied, instalment, checkoutUrl }, isFetching, onCheck }: OutcomeProps) {
  const messages = useMessages('payments');
  const call = messages.call(brand.shownPhone);
  switch (state) {
    case 'begun':
      return (
        <Notice
          title={messages.outcome.begun}
          action={
            <div className={styles.actions}>
              {checkoutUrl && <ButtonAnchor href={checkoutUrl}>{messages.goOn}</ButtonAnchor>}
              <Button kind="quiet" busy={isFetching} onClick={onCheck}>
                {messages.check}
              </Button>
            </div>
          }
        >
          {messages.outcome.begunText}
        </Notice>
      );
    case 'paid':
      return applied ? (
        <Notice kind="good" alert title={messages.outcome.paid}>
          {instalment && instalment > 1 ? messages.instalment.paidText : messages.outcome.paidText}
        </Notice>
      ) : (
        <Notice alert title={messages.outcome.notApplied}>
          {call}
        </Notice>
      );
    case 'mismatched':
      return (
        <Notice alert title={messages.outcome.mismatched}>
          {call}
        </Notice>
      );
    case 'refunded':
      return <Notice title={messages.outcome.refunded}>{call}</Notice>;
    default:
      return (
        <Notice
          kind="bad"
          alert
          title={messages.outcome.failed}
          action={<ButtonLink to="/payments">{messages.again}</ButtonLink>}
        >
          {messages.outcome.failedText}
        </Notice>
      );
  }
}

const page: Page = {
  head: ({ language }) => {
    const { one, description } = messagesOf(language, 'payments');
    return { title: one, description, hidden: true };
  },
  Page: requireCustomer(PaymentPage, { heading: (language) => ({ title: messagesOf(language, 'payments').one }) }),
};
export default page;
