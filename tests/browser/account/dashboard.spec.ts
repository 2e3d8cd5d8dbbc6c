import { type Customer, workerReady } from '../house/customer.ts';
import { forgetAnswers } from '../house/phone-memory.ts';
import { expect } from '../house/test.ts';
import { atHome, fillLogIn, pressLogIn } from './accounts.ts';
import { approve, decline, review, withDesk as test } from './desk.ts';

test('a new customer: who they are, and that there is nothing yet', async ({ page }) => {
  const customer = await atHome(page);
  const card = page.getByRole('region', { name: 'User Information' });
  await expect(card).toContainText(customer.username);
  await expect(card).toContainText(customer.email);
  await expect(card).toContainText('091 123 4567');
  await expect(page.getByRole('region', { name: 'Subscribed Services' })).toContainText('No services subscribed yet.');
  await expect(page.getByRole('region', { name: 'Claim Status' })).toContainText('No claims submitted yet.');
  await expect(page.getByRole('link', { name: 'Fill in a claim form' })).toHaveAttribute('href', '/claimform');
});

test('out of reach, the last known is shown with its time; with nothing known, a sentence and a retry', async ({
  page,
  network,
}) => {
  const customer = await atHome(page);
  await workerReady(page);
  await network.off();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
  await expect(
    page.getByText(/^We could not be reached\. This is what was known on \d+ \w+ \d{4}, \d\d:\d\d\.$/),
  ).toBeVisible();
  await forgetAnswers(page);
  await page.reload();
  await expect(page.getByText('nothing of your account is kept on this phone yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // It also tries by itself as soon as the browser says that there is a network.
  await network.on();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
});

test('decided claims: the regular dashboard has the approved ones alone, the premium one badges each', async ({
  page,
  desk,
}) => {
  // A server and a database of its own take their time on a small machine.
  test.slow();
  const open = async (door: string, who: Customer) => {
    await page.goto(`${desk.origin}${door}`);
    await fillLogIn(page, who);
    await pressLogIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${who.username}`);
  };
  const claims = page.getByRole('region', { name: 'Claim Status' });

  const regular = await desk.customer('Abebech Gobena');
  await desk.claims(regular, { 'Maternity Care': approve, 'Routine Checkups': decline, 'Minor Surgeries': review });
  await open('/login', regular);
  await expect(claims.getByRole('listitem')).toHaveText([/^Maternity Care.*Approved$/]);
  await page.getByRole('button', { name: 'Logout' }).click();

  const waiting = await desk.customer('Derartu Tulu');
  await desk.claims(waiting, { 'Maternity Care': undefined });
  await open('/login', waiting);
  await expect(claims).toContainText('No approved claims yet.');
  await page.getByRole('button', { name: 'Logout' }).click();

  const premium = await desk.customer('Tsehay Alemu', true);
  await desk.claims(premium, {
    'Maternity Care': approve,
    'Routine Checkups': decline,
    'Minor Surgeries': review,
    'Medication Support': undefined,
  });
  await open('/premium-login', premium);
  await expect(page.getByRole('region', { name: 'User Information' })).toContainText('Subscription planPremium');
  await expect(claims.getByRole('listitem')).toHaveText([
    /^Medication Support.*Pending$/,
    /^Minor Surgeries.*Pending$/,
    /^Routine Checkups.*Declined$/,
    /^Maternity Care.*Approved$/,
  ]);
  await expect(page.getByRole('link', { name: 'Request Priority Claim' })).toHaveAttribute('href', '/premium-claims');
});
