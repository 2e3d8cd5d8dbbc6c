import { Link } from 'react-router-dom';
import { todayInEthiopia } from '../../contract/day.ts';
import type { Payment } from '../../contract/responses/payments.ts';
import type { Session } from '../../device/session.ts';
import { fullDayOf, shownMoment } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { formatBirrCents } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useProfile } from '../customer/profile-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';
import { OrderToPay } from './order-to-pay.tsx';
import { ordersToPay } from './orders-to-pay.ts';
import { PaymentBadge } from './payment-badge.tsx';
import styles from './payments.module.css';
import { usePayments } from './payments-query.ts';
import { renewalsOf } from './renewals.ts';
import { RenewalsList } from './renewals-list.tsx';
import { useOrderTitle } from './use-order-title.ts';

/** What is to be paid, and what was paid. */
function Payments({ session }: { session: Session }) {
  const messages = useMessages('payments');
  const portal = useMessages('portal');
  const language = useLanguage();
  const { profile } = useProfile(session);
  const { payments, updatedAt, isUnreachable, refetch } = usePayments(session);
  const updatedAtText = shownMoment(language, new Date(updatedAt));
  const orders = profile && ordersToPay(profile);
  const renewals = profile ? renewalsOf(profile, todayInEthiopia()) : [];
  const paysOnline = profile?.paysOnline === true;
  return (
    <Section className={styles.page}>
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      {isUnreachable && (
        <UnreachableNotice age={payments && portal.asOf(updatedAtText)} onRetry={refetch}>
          {payments ? portal.lastKnown(updatedAtText) : messages.nothingKnown}
        </UnreachableNotice>
      )}
      {renewals.length > 0 && (
        <section className={styles.part}>
          <h2>{messages.renewal.heading}</h2>
          <RenewalsList renewals={renewals} byQuarter={profile?.byQuarter === true} />
        </section>
      )}
      {orders && orders.length > 0 && (
        <section className={styles.part}>
          <h2>{messages.toPay}</h2>
          <p>{paysOnline ? messages.howOnline : messages.howAtDesk}</p>
          <ul className={styles.list}>
            {orders.map((order) => (
              <OrderToPay key={order.id} session={session} order={order} paysOnline={paysOnline} />
            ))}
          </ul>
        </section>
      )}
      {!payments && !isUnreachable && (
        <div>
          <p role="status">{messages.loading}</p>
          <Skeleton lines={4} />
        </div>
      )}
      {payments?.length === 0 && <EmptyState title={messages.none}>{messages.noneYet}</EmptyState>}
      {payments && payments.length > 0 && (
        <section className={styles.part}>
          <h2>{messages.paid}</h2>
          <ul className={styles.list}>
            {payments.map((payment) => (
              <Row key={payment.id} payment={payment} />
            ))}
          </ul>
        </section>
      )}
    </Section>
  );
}

function Row({ payment }: { payment: Payment }) {
  const messages = useMessages('payments');
  const language = useLanguage();
  const orderTitle = useOrderTitle();
  return (
    <li className={styles.row}>
      <Link to={`/payments/${payment.id}`} className={styles.link}>
        <span className={styles.what}>
          <strong>{orderTitle(payment.order, payment.instalment)}</strong>
          <span className={styles.quiet}>
            {formatBirrCents(language, payment.birrCents)} ·{' '}
            {fullDayOf(language, new Date(payment.paidAt ?? payment.begunAt))}
          </span>
          {payment.receiptNumber !== null && (
            <span className={styles.quiet}>{messages.receiptOf(payment.receiptNumber)}</span>
          )}
        </span>
      </Link>
      <PaymentBadge state={payment.state} />
    </li>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'payments');
    return { title, description, hidden: true };
  },
  Page: requireCustomer(Payments, { heading: (language) => messagesOf(language, 'payments') }),
};
export default page;
