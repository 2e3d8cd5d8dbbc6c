import { atHome, enter, leave } from '../account/accounts.ts';
import { somebody } from '../support/customer.ts';
import { inStore } from '../support/phone-memory.ts';
import { expect, test } from '../support/test.ts';
import { claimant, draftHolds, fillClaim, offered, submitClaim } from './claimant.ts';

const details = 'Two stitches after a fall';

test('what is typed is kept as a draft, says so, and is there after a reload and after a crash', async ({
  page,
  context,
}) => {
  await claimant(page);
  await fillClaim(page, details);
  await expect(page.getByText('Saved on this phone as a draft')).toBeVisible();
  await draftHolds(page, details);
  await page.reload();
  await expect(page.getByLabel('Additional Details')).toHaveValue(details);
  await expect(page.getByLabel('Hospital')).toHaveValue('City Hospital');

  await page.getByLabel('Additional Details').fill('Written just before the crash');
  await draftHolds(page, 'Written just before the crash');
  const crashed = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await crashed.goto('/claimform');
  await expect(crashed.getByLabel('Additional Details')).toHaveValue('Written just before the crash');
});

test('a draft is there after log-out and log-in of the same customer, and never for another', async ({ page }) => {
  const customer = await claimant(page);
  await fillClaim(page, details);
  await draftHolds(page, details);
  await leave(page, { drafts: true });
  await expect(page).toHaveURL(/\/login$/);

  await atHome(page, somebody('Kebede Alemu'));
  await page.goto('/claimform');
  await expect(page.getByLabel('Additional Details')).toHaveValue('');
  await expect(page.getByText('Saved on this phone as a draft')).toBeHidden();
  await leave(page);
  await expect(page).toHaveURL(/\/login$/);

  await enter(page, customer);
  await page.goto('/claimform');
  await expect(page.getByLabel('Additional Details')).toHaveValue(details);
});

test('a draft can be discarded, and is gone', async ({ page }) => {
  await claimant(page);
  await fillClaim(page, details);
  await draftHolds(page, details);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByLabel('Additional Details')).toHaveValue(details);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Additional Details')).toHaveValue('');
  await expect(page.getByLabel('Hospital')).toHaveValue('');
  expect(await inStore(page, 'drafts')).toEqual([]);
});

test('a claim sent in one tab does not stay in the form of another, to be sent twice', async ({ page, context }) => {
  await claimant(page);
  await fillClaim(page, details);
  await draftHolds(page, details);
  const other = await context.newPage();
  await other.goto('/claimform');
  await expect(other.getByLabel('Additional Details')).toHaveValue(details);
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('Success');
  await expect(other.getByLabel('Additional Details')).toHaveValue('');
});

test('of two that are begun side by side the phone keeps one, says so, and sending that leaves the other', async ({
  page,
  context,
}) => {
  await claimant(page);
  const other = await context.newPage();
  await other.goto('/claimform');
  await offered(other);
  await fillClaim(page, 'Written in the one');
  await draftHolds(page, 'Written in the one');
  await fillClaim(other, 'Written in the other');
  await draftHolds(other, 'Written in the other');
  await expect(page.getByText('This draft is NOT saved: another one')).toBeVisible();
  await expect(other.getByText('Saved on this phone as a draft')).toBeVisible();

  await submitClaim(other);
  await expect(other.getByRole('alert')).toContainText('Success');
  await expect(page.getByLabel('Additional Details')).toHaveValue('Written in the one');
  await expect(page.getByText('Saved on this phone as a draft')).toBeVisible();
  await draftHolds(page, 'Written in the one');
});

test('what is being typed stays on the screen while another tab sends what was there before', async ({ page }) => {
  await claimant(page);
  await fillClaim(page, details);
  await draftHolds(page, details);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('tenawas');
      opening.onsuccess = () => done(opening.result);
    });
    // As another tab's letter takes the draft with it, whose form hears of it while that is still being written.
    const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts');
    drafts.clear();
    let held = true;
    const hold = () => {
      if (held) drafts.count().onsuccess = hold;
      else database.close();
    };
    hold();
    const heard = new Promise((done) => {
      new BroadcastChannel('tenawas').onmessage = done;
    });
    new BroadcastChannel('tenawas').postMessage({ changed: 'drafts' });
    await heard;
    await new Promise((done) => setTimeout(done));
    const area = document.querySelector('textarea') as HTMLTextAreaElement;
    area.focus();
    document.execCommand('insertText', false, ' and something more');
    held = false;
  });
  await draftHolds(page, 'and something more');
  await expect(page.getByLabel('Additional Details')).toHaveValue(`${details} and something more`);
});
