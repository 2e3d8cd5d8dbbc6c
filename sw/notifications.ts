/// <reference lib="webworker" />
import * as v from 'valibot';
import { type PushMessage, pushMessage } from '../src/contract/push-message.ts';
import { announce } from '../src/device/channel.ts';
import { readPushOwner } from '../src/device/push-owner.ts';
import { readSession } from '../src/device/session.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows what the server has pushed, if this phone still belongs to the customer whom it is for. */
export async function handlePush({ data }: Pick<PushEvent, 'data'>): Promise<void> {
  const message = parseMessage(data);
  if (!message) return;
  if (!(await isForThisPhone(message))) {
    await (await self.registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  const { title, text, language, tag, path } = message;
  await self.registration.showNotification(title, {
    body: text,
    lang: language,
    tag,
    icon: '/icons/icon-192.png',
    data: { path },
  });
  announce('notices');
}

function parseMessage(data: PushMessageData | null): PushMessage | undefined {
  try {
    return v.parse(pushMessage, data?.json());
  } catch {
    return undefined;
  }
}

/** A customer whose session has expired is still told, unless somebody else has logged in. */
async function isForThisPhone({ owner }: PushMessage): Promise<boolean> {
  const [pushOwner, state] = await Promise.all([readPushOwner(), readSession()]);
  return pushOwner === owner && (!('session' in state) || state.session.user.id === owner);
}

/** Focuses a window that shows the page, or opens a new one. Never navigates another window, whose forms may have unsaved input. */
export async function handleNotificationClick({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}
