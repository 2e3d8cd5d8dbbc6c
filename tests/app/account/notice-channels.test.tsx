import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Customer, registerAndLogIn } from '../support/customer.ts';
import { goto, reload } from '../support/phone.tsx';
import { loseRequests } from '../support/requests.ts';
import { openServerWithMail } from '../support/server-with-mail.ts';
import { press, seeText, user } from '../support/user.ts';
import { logOut } from './account-forms.ts';
import { sendClaim } from './claims-elsewhere.ts';

const outside = openServerWithMail();

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const seeBox = (name: string, checked: boolean) =>
  vi.waitFor(async () => expect((await box(name)).checked).toBe(checked), { timeout: 15_000 });

const ofClaims = (messages: { text: string }[]) =>
  messages.map(({ text }) => text).filter((text) => text.includes('received your claim'));
const mailsTo = ({ email }: Customer) => ofClaims(outside.mail.received.filter(({ to }) => to === email));
const pushed = () => ofClaims(outside.push.received.map(({ shown }) => shown));

/** Stands for the parts of a browser that happy-dom lacks; what is subscribed is at the push service of this machine. */
function simulateBrowser(name: string, permission: NotificationPermission = 'granted'): void {
  const made = outside.push.subscribe(name);
  let subscribed = false;
  const subscription = {
    ...made,
    toJSON: () => made,
    async unsubscribe() {
      subscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      async subscribe(options: PushSubscriptionOptionsInit) {
        expect(options.userVisibleOnly).toBe(true);
        subscribed = true;
        return subscription;
      },
    },
  };
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
}

test('a customer chooses what is told on which channel', async () => {
  const customer = await registerAndLogIn();
  await goto('/settings');
  await seeBox('SMS: We have received a claim', false);
  await user.click(await box('SMS: We have received a claim'));
  await screen.findByText('Your choice is saved.');
  await seeBox('SMS: We have received a claim', true);
  await user.click(await box('Email: We have received a claim'));
  await seeBox('Email: We have received a claim', false);
  await reload();
  await seeBox('SMS: We have received a claim', true);
  await seeBox('Email: We have received a claim', false);

  // What is not saved is not shown as saved.
  loseRequests(/\/api\/notices$/);
  await user.click(await box('SMS: A claim was paid'));
  await screen.findByText('This was not changed.');
  await seeBox('SMS: A claim was paid', true);

  await sendClaim(customer);
  await expect.poll(() => ofClaims(outside.sms.received), { timeout: 30_000 }).toHaveLength(1);
  expect(ofClaims(outside.sms.received)[0]).toMatch(/^We have received your claim R-\w{8}\. Open Tenawas\.$/);
  expect(mailsTo(customer)).toEqual([]);
});

test('a phone is sent notifications from when they are turned on until they are turned off', async () => {
  simulateBrowser('turned-on-and-off');
  const customer = await registerAndLogIn();
  await goto('/settings');
  await press('Show notifications');
  await seeText('This phone shows notifications');
  await reload();
  await seeText('This phone shows notifications');
  await sendClaim(customer);
  await expect.poll(pushed, { timeout: 30_000 }).toHaveLength(1);
  expect(pushed()[0]).toMatch(/^We have received your claim R-\w{8}/);
  await press('Stop notifications');
  await seeText('This phone can tell you at once');
  await sendClaim(customer);
  // An e-mail is sent of each claim, at the same time.
  await expect.poll(() => mailsTo(customer), { timeout: 30_000 }).toHaveLength(2);
  expect(pushed()).toHaveLength(1);
});

test('a log-out turns notifications off on this phone', async () => {
  simulateBrowser('logged-out');
  const customer = await registerAndLogIn();
  await goto('/settings');
  await press('Show notifications');
  await seeText('This phone shows notifications');
  await logOut();
  await sendClaim(customer);
  await expect.poll(() => mailsTo(customer), { timeout: 30_000 }).toHaveLength(1);
  expect(pushed()).toEqual([]);
});

test('what is not turned on is not shown as turned on', async () => {
  simulateBrowser('not-reached');
  await registerAndLogIn();
  await goto('/settings');
  const restore = loseRequests(/\/api\/push-subscriptions$/);
  await press('Show notifications');
  await seeText('This was not changed. It needs a connection');
  await seeText('This phone can tell you at once');
  restore();
  await press('Show notifications');
  await seeText('This phone shows notifications');
});

test('a browser that blocks notifications is told how to allow them', async () => {
  simulateBrowser('blocked', 'denied');
  await registerAndLogIn();
  await goto('/settings');
  await seeText('Notifications of Tenawas are blocked on this phone');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show notifications' })).toBeNull());
});
