import type { Page } from '@playwright/test';
import { createClaims } from '../claims/claim-form.ts';
import { workerReady } from '../support/customer.ts';
import { testWithMail } from '../support/mail.ts';
import { expect } from '../support/test.ts';
import { attachToWorker } from '../support/worker.ts';
import { logInAs, logOut, register } from './accounts.ts';

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Stands for the push service of the browser's maker, which a browser without an account cannot register at. */
function simulateSubscribing(page: Page, subscription: Subscription) {
  return page.addInitScript((subscription) => {
    const key = 'test-push-server-key';
    const made = {
      ...subscription,
      toJSON: () => subscription,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(key) ? made : null);
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem(key, String(options?.applicationServerKey));
      return made;
    };
  }, subscription);
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, data }) => ({ title, body, path: data.path }));
  });

testWithMail(
  'a phone shows notifications of the customer who turned them on, until the log-out',
  async ({ browser, push, site }) => {
    const context = await browser.newContext({ baseURL: site, permissions: ['notifications'] });
    const page = await context.newPage();
    await simulateSubscribing(page, push.subscribe('phone'));
    const customer = await register(page);
    await logInAs(page, customer);
    await workerReady(page);
    const worker = await attachToWorker(context, page);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Show notifications' }).click();
    await expect(page.getByText('This phone shows notifications')).toBeVisible();
    await createClaims(page, 1);
    await expect.poll(() => push.received.length, { timeout: 20_000 }).toBe(1);
    const [first] = push.received;
    const message = JSON.stringify(first?.shown);
    await worker.push(message);
    await expect
      .poll(() => shown(page))
      .toMatchObject([{ title: 'Tenawas', body: expect.stringMatching(/^We have received your claim R-\w{8}/) }]);
    // A second attempt of the same one does not show it twice.
    await worker.push(message);
    expect(await shown(page)).toHaveLength(1);

    await logOut(page);
    await page.evaluate(async () => {
      for (const notification of await (await navigator.serviceWorker.ready).getNotifications()) notification.close();
    });
    await worker.push(message);
    await logInAs(page, customer);
    expect(await shown(page)).toEqual([]);
    await context.close();
  },
);
