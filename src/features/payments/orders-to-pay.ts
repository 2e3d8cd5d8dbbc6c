import type { Payment } from '../../contract/responses/payments.ts';
import type { Profile } from '../../contract/responses/profile.ts';

export type OrderToPay = Pick<Payment['order'], 'kind' | 'id' | 'number' | 'title'> & { yearlyPrice: number | null };

/** The open orders. One that is stored by an earlier version has no id and is shown once it is fetched. */
export function ordersToPay({ subscriptions = [], upgrade }: Profile): OrderToPay[] {
  const services = subscriptions
    .filter(({ status }) => status === 'requested')
    .map(({ id, number, title, yearlyPrice = null }) => ({
      kind: 'subscription' as const,
      id,
      number,
      title,
      yearlyPrice,
    }));
  if (upgrade?.status !== 'requested' || !upgrade.id) return services;
  const { id, number, yearlyPrice = null } = upgrade;
  return [{ kind: 'upgrade', id, number, title: null, yearlyPrice }, ...services];
}
