import { useSearchParams } from 'react-router-dom';
import type { Session } from '../../device/session.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import styles from '../customer/claim-submission.module.css';
import { lacksPlan } from '../customer/lacks-plan.ts';
import { firstDayOfNextYear, priceOfOrder } from '../customer/open-order.ts';
import { OrderForm } from '../customer/order-form.tsx';
import { submit } from '../customer/outbox-store.ts';
import { useProfile } from '../customer/profile-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { useServices } from '../offers/services-query.ts';
import { PremiumPrice } from './premium-price.tsx';

/** Upgrades an existing account to premium, or pays for the plan of a premium account; with `?renew` for its next year. */
function Upgrade({ session }: { session: Session }) {
  const messages = useMessages('subscribe').upgrade;
  const { profile } = useProfile(session);
  const { premiumPrice } = useServices();
  const openOrder = profile?.upgrade?.status === 'requested' ? profile.upgrade : undefined;
  const yearlyPrice = priceOfOrder(openOrder, premiumPrice ?? null);
  const hasPlan = session.user.role === 'premium' && !(profile && lacksPlan(profile.user));
  const [searchParams] = useSearchParams();
  return (
    <Section className={styles.page}>
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      <PremiumPrice dollars={openOrder ? yearlyPrice : premiumPrice} />
      {hasPlan && !searchParams.has('renew') ? (
        <Notice
          kind="good"
          action={
            <ButtonLink kind="quiet" to="/services">
              {messages.services}
            </ButtonLink>
          }
        >
          {messages.already}
        </Notice>
      ) : (
        <OrderForm
          session={session}
          isSameOrder={({ kind }) => kind === 'upgrade'}
          openOrder={openOrder}
          yearlyPrice={yearlyPrice}
          firstDay={firstDayOfNextYear(profile?.user.planUntil)}
          send={({ paymentMethod, byQuarter }, supersedes) =>
            submit(
              'upgrade',
              { paymentMethod, yearlyPrice, ...(byQuarter && { byQuarter }) },
              { ...(supersedes && { supersedes }) },
            )
          }
        />
      )}
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'subscribe').upgrade;
    return { title, description, hidden: true };
  },
  Page: requireCustomer(Upgrade, { heading: (language) => messagesOf(language, 'subscribe').upgrade }),
};
export default page;
