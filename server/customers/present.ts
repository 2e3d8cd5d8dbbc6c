import type { CardLine, CustomerDetail, CustomerLine, NoticeLine } from '../../src/contract/admin/customers.ts';
import { presentUser } from '../accounts/present.ts';
import type { User } from '../accounts/repository.ts';
import type { StoredCard } from '../cards/repository.ts';
import type { Delivery, SentNotice } from '../notices/repository.ts';

export function presentCustomer(
  user: User,
): CustomerLine & Pick<CustomerDetail, 'planFrom' | 'previousEmail' | 'previousPhone'> {
  const { id, username, email, phone, subscriptionPlan, planConfirmed = false } = presentUser(user);
  return {
    id,
    username,
    email,
    phone,
    plan: subscriptionPlan,
    planConfirmed,
    planFrom: user.premiumFrom,
    previousEmail: user.previousEmail,
    previousPhone: user.previousPhone,
    planUntil: user.premiumUntil,
    createdAt: user.createdAt.toISOString(),
  };
}

export const presentNotice = ({ notice: { id, kind, createdAt }, deliveries }: SentNotice): NoticeLine => ({
  id,
  kind,
  createdAt: createdAt.toISOString(),
  deliveries: deliveries.map(presentDelivery),
});

export const presentCard = ({ id, number, issuedAt, blockedAt }: StoredCard): CardLine => ({
  id,
  number,
  issuedAt: issuedAt.toISOString(),
  blockedAt: blockedAt?.toISOString() ?? null,
});

const presentDelivery = ({ channel, sentAt, givenUpAt, attempts, lastError }: Delivery) => ({
  channel,
  state: sentAt ? ('sent' as const) : givenUpAt ? ('given-up' as const) : ('waiting' as const),
  attempts,
  lastError,
});
