import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../src/device/database.ts';
import { endSession, saveSession } from '../../../src/device/session.ts';
import { handleNotificationClick, handlePush } from '../../../sw/notifications.ts';
import { tokenFor, tokenOf } from '../device/tokens.ts';

const showNotification = vi.fn();
const unsubscribe = vi.fn();
const openWindow = vi.fn();
const windows: { url: string; focus: () => void }[] = [];

beforeEach(async () => {
  vi.stubGlobal('self', {
    registration: { showNotification, pushManager: { getSubscription: async () => ({ unsubscribe }) } },
    clients: { matchAll: async () => windows, openWindow },
  });
  windows.length = 0;
  await endSession();
  await withDatabase((database) => database.put('session', 'hiwot', 'push-owner'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const message = {
  owner: 'hiwot',
  tag: 'n-1',
  title: 'Tenawas',
  text: 'Your claim R-1 was decided. Open Tenawas.',
  language: 'en',
  path: '/claims/1',
};
const push = (data: unknown) => handlePush({ data: { json: () => data } as Parameters<typeof handlePush>[0]['data'] });

test.each([
  ['is logged in', () => saveSession(tokenFor('hiwot'))],
  ['has an expired session', () => saveSession(tokenOf({ sub: 'hiwot', role: 'customer', exp: 1 }))],
  ['has to log in again', () => undefined],
])('the customer who turned notifications on and %s is shown them', async (_, logIn) => {
  await logIn();
  await push(message);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Tenawas', {
    body: message.text,
    lang: 'en',
    tag: 'n-1',
    icon: '/icons/icon-192.png',
    data: { path: '/claims/1' },
  });
  expect(unsubscribe).not.toHaveBeenCalled();
});

test.each([
  ['somebody else is logged in', () => saveSession(tokenFor('abebe'))],
  [
    'it was turned off or the customer has logged out',
    () => withDatabase((database) => database.delete('session', 'push-owner')),
  ],
])('nothing is shown when %s, and no more is pushed', async (_, change) => {
  await change();
  await push(message);
  expect(showNotification).not.toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test.each([undefined, 'text', { ...message, path: '//elsewhere.example' }, { ...message, owner: 1 }])(
  'what is not from our server is not shown: %j',
  async (data) => {
    await push(data);
    expect(showNotification).not.toHaveBeenCalled();
  },
);

const click = async () => {
  const close = vi.fn();
  await handleNotificationClick({
    notification: { close, data: { path: '/claims/1' } },
  } as unknown as Parameters<typeof handleNotificationClick>[0]);
  expect(close).toHaveBeenCalledOnce();
};

test('a notification opens its page in a window of its own, since somebody may be typing in the one that is open', async () => {
  const focus = vi.fn();
  windows.push({ url: 'https://tenawas.example/claim-form', focus });
  await click();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/claims/1');
  expect(focus).not.toHaveBeenCalled();
});

test('a page that is open comes to the front', async () => {
  const focus = vi.fn();
  windows.push({ url: 'https://tenawas.example/claims/1', focus });
  await click();
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});
