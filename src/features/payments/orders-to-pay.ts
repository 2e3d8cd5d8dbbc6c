import type { Payment } from '../../contract/responses/payments.ts';
import type { Profile } from '../../contract/responses/profile.ts';
import type { Instalments } from '../../contract/responses/subscriptions.ts';
import { type OpenInstalment, openInstalmentsOf } from '../customer/open-instalments.ts';

export type OrderToPay = Pick<Payment['order'], 'kind' | 'id' | 'number' | 'title'> & {
  /** in dollars; null means on request */
  yearlyPrice: number | null;
  /** null if the year is paid at once */
  instalment: Instalments['next'];
  /** of an instalment after the first */
  opened: OpenInstalment | null;
};

/** The open orders and instalments. One that is stored by an earlier version has no id and is shown once it is fetched. */
export function ordersToPay(profile: Profile): OrderToPay[] {
  const { subscriptions = [], upgrade } = profile;
  const instalments = openInstalmentsOf(profile).map(
    (opened): OrderToPay => ({
      kind: opened.kind,
      id: opened.orderId,
      number: opened.orderNumber,
      title: opened.title,
      yearlyPrice: null,
      instalment: opened,
      opened,
    }),
  );
  const services = subscriptions
    .filter(({ status }) => status === 'requested')
    .map(
      ({ id, number, title, yearlyPrice = null, instalments }): OrderToPay => ({
        kind: 'subscription',
        id,
        number,
        title,
        yearlyPrice,
        instalment: instalments?.next ?? null,
        opened: null,
      }),
    );
  if (upgrade?.status !== 'requested' || !upgrade.id) return [...instalments, ...services];
  const { id, number, yearlyPrice = null } = upgrade;
  const instalment = upgrade.instalments?.next ?? null;
  const plan: OrderToPay = { kind: 'upgrade', id, number, title: null, yearlyPrice, instalment, opened: null };
  return [...instalments, plan, ...services];
}
