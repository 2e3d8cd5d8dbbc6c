import type { CustomerDetail, CustomerLine, NoticeLine } from '../../src/contract/admin/customers.ts';
import { presentUser } from '../accounts/present.ts';
import type { User } from '../accounts/repository.ts';
import type { Notice } from '../notices/repository.ts';

export function presentCustomer(user: User): CustomerLine & Pick<CustomerDetail, 'planFrom' | 'previousEmail'> {
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
    planUntil: user.premiumUntil,
    createdAt: user.createdAt.toISOString(),
  };
}

export const presentNotice = ({ id, kind, createdAt, sentAt, givenUpAt, attempts, lastError }: Notice): NoticeLine => ({
  id,
  kind,
  createdAt: createdAt.toISOString(),
  state: sentAt ? 'sent' : givenUpAt ? 'given-up' : 'waiting',
  attempts,
  lastError,
});
