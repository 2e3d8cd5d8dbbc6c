import { Link } from 'react-router-dom';
import type { AdminClaim } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { Badge } from '../../ui/badge.tsx';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { formatDay } from '../dates.ts';
import { PhoneLink } from '../phone-link.tsx';
import { UserText } from '../user-text.tsx';
import styles from './claim.module.css';

const messages = claimMessages.one;

/** The customer with the cover held: the plan and the subscriptions with their days. */
export function ClaimCustomer({ claim: { customer, subscriptions, service } }: { claim: AdminClaim }) {
  return (
    <>
      <DefinitionList className={styles.facts}>
        <Definition term={messages.name}>
          <Link to={`/customers/${customer.id}`}>
            <UserText>{customer.username}</UserText>
          </Link>
        </Definition>
        {customer.email && (
          <Definition term={messages.email}>
            <UserText>{customer.email}</UserText>
          </Definition>
        )}
        {customer.phone && (
          <Definition term={messages.phone}>
            <PhoneLink phone={customer.phone} />
          </Definition>
        )}
        <Definition term={messages.plan}>{customer.plan}</Definition>
      </DefinitionList>
      <h3>{messages.subscriptions}</h3>
      {subscriptions.length === 0 && <p className={styles.note}>{messages.noSubscriptions}</p>}
      <DefinitionList className={styles.facts}>
        {subscriptions.map((subscription) => (
          <Definition key={subscription.id} term={subscription.title}>
            {subscriptionDays(subscription)}{' '}
            {subscription.title === service && <Badge kind="neutral">{messages.claimedService}</Badge>}
          </Definition>
        ))}
      </DefinitionList>
    </>
  );
}

function subscriptionDays({ status, from, until }: AdminClaim['subscriptions'][number]): string {
  if (status === 'requested' || !from) return messages.requested;
  return messages.days(formatDay(from), until ? formatDay(until) : messages.noLastDay, status === 'ended');
}
