import { Link } from 'react-router-dom';
import type { Profile } from '../../contract/responses/profile.ts';
import type { Subscription } from '../../contract/responses/subscriptions.ts';
import { fullDay } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LedgerEntry, LedgerLine, LedgerLines } from '../customer/ledger.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './dashboard.module.css';
import { OpenInstalments } from './open-instalments.tsx';

/** Subscriptions with their end or status. Older persisted profiles have the titles only. */
export function SubscribedServices({ profile }: { profile: Profile }) {
  const messages = useMessages('dashboard').services;
  const offerName = useOfferName();
  const language = useLanguage();
  const subscriptions = profile.subscriptions?.filter(({ status }) => status !== 'ended');
  const hasServices = subscriptions ? subscriptions.length > 0 : profile.services.length > 0;
  return (
    <LedgerEntry heading={messages.heading}>
      {hasServices ? (
        <LedgerLines>
          {subscriptions
            ? subscriptions.map((subscription) => (
                <LedgerLine key={subscription.id} note={<SubscriptionBadge subscription={subscription} />}>
                  {offerName(subscription.title)}
                  {subscription.status === 'confirmed' && subscription.until && (
                    <span className={styles.day}>
                      {subscription.graceUntil
                        ? messages.inGrace(
                            fullDay(language, subscription.until),
                            fullDay(language, subscription.graceUntil),
                          )
                        : messages.until(fullDay(language, subscription.until))}
                    </span>
                  )}
                  {subscription.status === 'declined' && subscription.reason && (
                    <span className={styles.lead}> {subscription.reason}</span>
                  )}
                </LedgerLine>
              ))
            : profile.services.map((name) => <LedgerLine key={name}>{offerName(name)}</LedgerLine>)}
        </LedgerLines>
      ) : (
        <p className={styles.lead}>{messages.none}</p>
      )}
      <OpenInstalments profile={profile} />
      <p className={styles.links}>
        <Link to="/services">{messages.browse}</Link>
        <Link to="/payments">{messages.payments}</Link>
      </p>
    </LedgerEntry>
  );
}

function SubscriptionBadge({ subscription: { status } }: { subscription: Subscription }) {
  const messages = useMessages('dashboard').services;
  if (status === 'requested') return <Badge kind="waiting">{messages.requested}</Badge>;
  if (status === 'declined') return <Badge kind="bad">{messages.declined}</Badge>;
  return null;
}
