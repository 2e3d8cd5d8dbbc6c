import { brand } from '../../src/contract/brand.ts';
import type { Context } from '../context.ts';
import { type Message, NotAccepted } from './channels/sender.ts';
import { deleteSubscription, type PhoneSubscription, subscriptionsOfPhones } from './push/subscriptions.ts';
import { markReached } from './queue.ts';
import type { Delivery, Recipient } from './repository.ts';

/** Pushes a message to each of the customer's phones that does not have it yet. A subscription that has ended is dropped. */
export async function sendToPhones(
  { db, senders }: Pick<Context, 'db' | 'senders'>,
  delivery: Delivery,
  { key, text, path }: Message,
  { id: owner, language }: Recipient,
): Promise<void> {
  const phones = await subscriptionsOfPhones(db, owner);
  const shown = { owner, tag: key, title: brand.name, text, language, path };
  const send = async ({ id, endpoint, p256dh, auth }: PhoneSubscription) => {
    try {
      await senders.push.send({ key, endpoint, keys: { p256dh, auth }, shown });
    } catch (error) {
      if (!(error instanceof NotAccepted)) throw error;
      if (error.isFinal) await deleteSubscription(db, id);
      return error;
    }
    await markReached(db, delivery, id);
    return undefined;
  };
  const results = await Promise.all(phones.filter(({ id }) => !delivery.reached.includes(id)).map(send));
  const failed = results.find((error) => error && !error.isFinal);
  if (failed) throw failed;
  if (delivery.reached.length === 0 && results.every(Boolean))
    throw new NotAccepted(results[0]?.reason ?? 'no phone shows notifications', true);
}
