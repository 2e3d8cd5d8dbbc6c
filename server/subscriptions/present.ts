import type { Subscription as Shown, UpgradeRequest } from '../../src/contract/responses/subscriptions.ts';
import { presentInstalments } from './instalments.ts';
import type { Subscription, Upgrade } from './repository.ts';

export const presentSubscription = ({ subscription, title, ended, graceUntil }: Subscription): Shown => ({
  id: subscription.id,
  number: subscription.number,
  service: subscription.serviceSlug,
  title,
  paymentMethod: subscription.paymentMethod,
  yearlyPrice: subscription.yearlyPrice,
  status: ended ? 'ended' : subscription.state,
  requestedAt: subscription.receivedAt.toISOString(),
  from: subscription.firstDay,
  until: subscription.lastDay,
  graceUntil,
  reason: subscription.reason,
  instalments: presentInstalments(subscription),
});

export const presentUpgrade = (upgrade: Upgrade): UpgradeRequest => ({
  id: upgrade.id,
  number: upgrade.number,
  status: upgrade.state,
  paymentMethod: upgrade.paymentMethod,
  yearlyPrice: upgrade.yearlyPrice,
  requestedAt: upgrade.receivedAt.toISOString(),
  reason: upgrade.reason,
  instalments: presentInstalments(upgrade),
});
