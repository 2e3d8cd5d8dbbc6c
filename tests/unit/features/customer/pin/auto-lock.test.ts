// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor } from '../../../device/tokens.ts';

const second = 1_000;
const minute = 60 * second;
const channels: BroadcastChannel[] = [];
class ListedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

let reloadSession: typeof import('../../../../../src/features/customer/session-store.ts').reloadSession;
let useSession: typeof import('../../../../../src/features/customer/session-store.ts').useSession;
let queryClient: typeof import('../../../../../src/features/customer/query-client.ts').queryClient;
const pin = () => useSession.getState().pin;
const isLocked = () => vi.waitFor(() => expect(pin()).toBe('locked'), 10_000);

function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: isVisible ? 'visible' : 'hidden',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

const use = () => dispatchEvent(new Event('pointerdown'));
function leaveBy(html: string): void {
  document.body.innerHTML = html;
  use();
  document.body.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  setVisible(false);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'setTimeout'] });
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', ListedChannel);
  globalThis.indexedDB = new IDBFactory();
  const { setPin } = await import('../../../../../src/device/sealing/pin.ts');
  const { saveSession } = await import('../../../../../src/device/session.ts');
  const { startAutoLock } = await import('../../../../../src/features/customer/pin/auto-lock.ts');
  const sessionStore = await import('../../../../../src/features/customer/session-store.ts');
  ({ reloadSession, useSession } = sessionStore);
  ({ queryClient } = await import('../../../../../src/features/customer/query-client.ts'));
  await saveSession(tokenFor('abebe'));
  await setPin('abebe', '7391', 1);
  await reloadSession();
  setVisible(true);
  startAutoLock();
  use();
});
/** What locks has to end before the next test, and before the environment is torn down. */
afterEach(async () => {
  vi.useRealTimers();
  for (const channel of channels.splice(0)) channel.onmessage = null;
  await reloadSession();
  vi.unstubAllGlobals();
});

test('locks after five minutes without use, and clears what is in memory', async () => {
  queryClient.setQueryData(['abebe', 'profile'], { name: 'Abebe' });
  vi.advanceTimersByTime(4 * minute);
  use();
  vi.advanceTimersByTime(4 * minute);
  expect(pin()).toBe('unlocked');
  vi.advanceTimersByTime(minute + 5 * second);
  await isLocked();
  await vi.waitFor(() => expect(queryClient.getQueryData(['abebe', 'profile'])).toBeUndefined());
});

test('locks when it was put away for more than half a minute, also where timers slept meanwhile', async () => {
  setVisible(false);
  vi.advanceTimersByTime(28 * second);
  setVisible(true);
  expect(pin()).toBe('unlocked');
  setVisible(false);
  vi.setSystemTime(Date.now() + 31 * second);
  setVisible(true);
  await isLocked();
});

test('does not lock while a photograph is taken, and lets a late one reach its form first', async () => {
  leaveBy('<input type="file">');
  vi.advanceTimersByTime(4 * minute);
  setVisible(true);
  vi.advanceTimersByTime(4 * second);
  expect(pin()).toBe('unlocked');
  leaveBy('<input type="file">');
  vi.advanceTimersByTime(6 * minute);
  setVisible(true);
  expect(pin()).toBe('unlocked');
  vi.advanceTimersByTime(3 * second);
  await isLocked();
});

test('gives a call or a download the five minutes', async () => {
  leaveBy('<a href="tel:8000">8000</a>');
  vi.advanceTimersByTime(4 * minute);
  setVisible(true);
  expect(pin()).toBe('unlocked');
  leaveBy('<a href="tel:8000">8000</a>');
  vi.advanceTimersByTime(6 * minute);
  await isLocked();
});
