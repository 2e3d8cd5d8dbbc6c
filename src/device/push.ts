import { endpoints } from '../contract/endpoints.ts';
import type { PushSubscriptionPayload } from '../contract/payloads/push-subscription.ts';
import { request } from './api-client.ts';
import { deletePushOwner, readPushOwner, savePushOwner } from './push-owner.ts';
import type { Session } from './session.ts';

/** `denied`: the browser's settings forbid notifications. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

async function subscriptionOf(owner: string): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  return subscription && (await readPushOwner()) === owner ? subscription : undefined;
}

export async function readPushState(owner: string): Promise<PushState> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.pushManager || !('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscriptionOf(owner)) ? 'on' : 'off';
}

/** Needs the permission to show notifications. Rejects if the browser's push service or the server is unreachable. */
export async function subscribeToPush(session: Session, serverKey: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription of another customer, or for an earlier key of the server, ends.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  await savePushOwner(session.user.id);
  if (await tellServer(session, subscription)) return;
  await subscription.unsubscribe();
  throw new Error('The server was not told of the subscription.');
}

/** Tells the server again, which drops the subscriptions of all phones when a password is changed. */
export async function renewPush(session: Session): Promise<void> {
  const subscription = await subscriptionOf(session.user.id);
  if (subscription) await tellServer(session, subscription);
}

async function tellServer({ token }: Session, subscription: PushSubscription): Promise<boolean> {
  const payload = subscription.toJSON() as PushSubscriptionPayload;
  return (await request(endpoints.subscribePush, { payload, token })).kind === 'answer';
}

/** If the server is unreachable, the push service tells it at the next notification that the subscription has ended. */
export async function unsubscribeFromPush({ token, user }: Session): Promise<void> {
  const subscription = await subscriptionOf(user.id);
  if (!subscription) return;
  await deletePushOwner();
  await request(endpoints.unsubscribePush, { payload: { endpoint: subscription.endpoint }, token });
  // Not awaited, since the browser may wait for a network; without an owner the worker shows nothing.
  subscription.unsubscribe().catch(() => undefined);
}
