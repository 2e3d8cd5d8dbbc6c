import { todayInEthiopia } from '../../contract/day.ts';
import type { Profile } from '../../contract/responses/profile.ts';
import type { Instalments } from '../../contract/responses/subscriptions.ts';

export type OpenInstalment = NonNullable<Instalments['next']> & {
  kind: 'subscription' | 'upgrade';
  orderId: string;
  /** of the order */
  orderNumber: string | null;
  /** of the service; null for the plan */
  title: string | null;
  /** it still covers until this day, although the instalment was due before */
  graceUntil: string | null;
  hasLapsed: boolean;
};

/** What is to be paid next of years that have begun and are paid by quarter. */
export function openInstalmentsOf({ user, subscriptions = [], upgrades = [], planGraceUntil = null }: Profile) {
  const today = todayInEthiopia();
  const ofServices = subscriptions.flatMap(({ id, number, title, status, graceUntil = null, instalments }) =>
    instalments?.next?.dueOn
      ? [opened('subscription', id, number, title, instalments.next, graceUntil, status === 'ended')]
      : [],
  );
  const hasLapsed = planGraceUntil === null && (user.planUntil ?? '') < today;
  const ofPlan = upgrades.flatMap(({ id, number, instalments }) =>
    id && instalments?.next?.dueOn
      ? [opened('upgrade', id, number, null, instalments.next, planGraceUntil, hasLapsed)]
      : [],
  );
  return [...ofPlan, ...ofServices];
}

const opened = (
  kind: OpenInstalment['kind'],
  orderId: string,
  orderNumber: string | null,
  title: string | null,
  next: NonNullable<Instalments['next']>,
  graceUntil: string | null,
  hasLapsed: boolean,
): OpenInstalment => ({ ...next, kind, orderId, orderNumber, title, graceUntil, hasLapsed });
