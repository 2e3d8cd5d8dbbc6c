import type { CustomerLine } from '../../src/contract/admin/customers.ts';
import { presentUser } from '../accounts/present.ts';
import type { User } from '../accounts/repository.ts';

export function presentCustomer(user: User): CustomerLine & { planFrom: string | null } {
  const { id, username, email, phone, subscriptionPlan, planConfirmed = false } = presentUser(user);
  return {
    id,
    username,
    email,
    phone,
    plan: subscriptionPlan,
    planConfirmed,
    planFrom: user.premiumFrom,
    planUntil: user.premiumUntil,
    createdAt: user.createdAt.toISOString(),
  };
}
