import { Link, useSearchParams } from 'react-router-dom';
import type { Subscription } from '../../contract/responses/subscriptions.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import styles from '../customer/claim-submission.module.css';
import { parseLetter } from '../customer/letter-content.ts';
import { firstDayOfNextYear, priceOfOrder } from '../customer/open-order.ts';
import { OrderForm } from '../customer/order-form.tsx';
import { submit } from '../customer/outbox-store.ts';
import { useProfile } from '../customer/profile-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { type Service, useServices } from '../offers/services-query.ts';
import { YearlyPrice } from '../offers/yearly-price.tsx';
import { ServiceNotFound } from './service-not-found.tsx';

/** Subscribes to a service for a year; `?service=` is its slug. */
function Subscribe({ session }: { session: Session }) {
  const offer = useServices(useMessages('serviceHighlights'));
  const [searchParams] = useSearchParams();
  const slug = searchParams.get('service');
  const service = offer.services.find((one) => one.slug === slug);
  if (!service) return <ServiceNotFound offer={offer} isSameOrder={slug === null ? undefined : isOrderOf(slug)} />;
  return <Order key={service.slug} session={session} service={service} />;
}

const isOrderOf = (slug: string) => (letter: Letter) => {
  const content = parseLetter(letter);
  return content.kind === 'subscription' && content.payload.service === slug;
};

function Order({ session, service }: { session: Session; service: Service }) {
  const { slug, title, premium, highlights } = service;
  const messages = useMessages('subscribe');
  const { profile } = useProfile(session);
  const openOrder = profile?.subscriptions?.find((one) => one.service === slug && one.status === 'requested');
  const yearlyPrice = priceOfOrder(openOrder, service.yearlyPrice);
  return (
    <Section className={styles.page}>
      <PageHeading lead={messages.lead}>{title}</PageHeading>
      <Card as="section" kind={premium ? 'premium' : 'plain'}>
        <YearlyPrice dollars={yearlyPrice} />
        <ul>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <Link to={`/services/${slug}`}>{messages.cost}</Link>
      </Card>
      {premium && session.user.role !== 'premium' ? (
        <Notice
          action={
            <ButtonLink kind="premium" to="/upgrade">
              {messages.toUpgrade}
            </ButtonLink>
          }
        >
          {messages.premiumOnly}
        </Notice>
      ) : (
        <OrderForm
          session={session}
          isSameOrder={isOrderOf(slug)}
          openOrder={openOrder}
          yearlyPrice={yearlyPrice}
          firstDay={firstDayOfNextYear(lastDayOf(profile?.subscriptions, slug))}
          send={({ paymentMethod, byQuarter }, supersedes) =>
            submit(
              'subscription',
              { service: slug, paymentMethod, yearlyPrice, ...(byQuarter && { byQuarter }) },
              { ...(supersedes && { supersedes }) },
            )
          }
        />
      )}
    </Section>
  );
}

/** Of the cover that is paid, also where it is paid by quarter. */
const lastDayOf = (subscriptions: readonly Subscription[] = [], slug: string) =>
  subscriptions
    .filter(({ service, status }) => service === slug && (status === 'confirmed' || status === 'ended'))
    .map(({ until, instalments }) => instalments?.yearUntil ?? until ?? '')
    .sort()
    .at(-1);

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'subscribe');
    return { title, description, hidden: true };
  },
  Page: requireCustomer(Subscribe),
};
export default page;
