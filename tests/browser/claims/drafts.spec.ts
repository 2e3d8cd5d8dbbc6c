import { logInAs, logOut, registerAndLogIn } from '../account/accounts.ts';
import { newCustomer } from '../support/customer.ts';
import { readStore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { draftStored, fillClaim, openClaimForm, optionsLoaded, submitClaim } from './claim-form.ts';

const details = 'Two stitches after a fall';

test('text is saved as a draft and restored after a reload and a crash', async ({ page, context }) => {
  await openClaimForm(page);
  await fillClaim(page, details);
  await expect(page.getByText('Saved on this phone as a draft')).toBeVisible();
  await draftStored(page, details);
  await page.reload();
  await expect(page.getByLabel('Additional Details')).toHaveValue(details);
  await expect(page.getByLabel('Hospital')).toHaveValue('City Hospital');

  await page.getByLabel('Additional Details').fill('Written just before the crash');
  await draftStored(page, 'Written just before the crash');
  const crashed = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await crashed.goto('/claimform');
  await expect(crashed.getByLabel('Additional Details')).toHaveValue('Written just before the crash');
});

test('a draft is restored for the same customer after a log-out, and not for another', async ({ page }) => {
  const customer = await openClaimForm(page);
  await fillClaim(page, details);
  await draftStored(page, details);
  await logOut(page, { drafts: true });
  await expect(page).toHaveURL(/\/login$/);

  await registerAndLogIn(page, newCustomer('Kebede Alemu'));
  await page.goto('/claimform');
  await expect(page.getByLabel('Additional Details')).toHaveValue('');
  await expect(page.getByText('Saved on this phone as a draft')).toBeHidden();
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);

  await logInAs(page, customer);
  await page.goto('/claimform');
  await expect(page.getByLabel('Additional Details')).toHaveValue(details);
});

test('a draft can be discarded', async ({ page }) => {
  await openClaimForm(page);
  await fillClaim(page, details);
  await draftStored(page, details);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByLabel('Additional Details')).toHaveValue(details);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Additional Details')).toHaveValue('');
  await expect(page.getByLabel('Hospital')).toHaveValue('');
  expect(await readStore(page, 'drafts')).toEqual([]);
});

test('a claim submitted in one tab is cleared from the form in another', async ({ page, context }) => {
  await openClaimForm(page);
  await fillClaim(page, details);
  await draftStored(page, details);
  const other = await context.newPage();
  await other.goto('/claimform');
  await expect(other.getByLabel('Additional Details')).toHaveValue(details);
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('Success');
  await expect(other.getByLabel('Additional Details')).toHaveValue('');
});

test('of two drafts in two tabs one is stored and the other tab is told; submitting one keeps the other', async ({
  page,
  context,
}) => {
  await openClaimForm(page);
  const other = await context.newPage();
  await other.goto('/claimform');
  await optionsLoaded(other);
  await fillClaim(page, 'Written in the one');
  await draftStored(page, 'Written in the one');
  await fillClaim(other, 'Written in the other');
  await draftStored(other, 'Written in the other');
  await expect(page.getByText('This draft is NOT saved: another one')).toBeVisible();
  await expect(other.getByText('Saved on this phone as a draft')).toBeVisible();

  await submitClaim(other);
  await expect(other.getByRole('alert')).toContainText('Success');
  await expect(page.getByLabel('Additional Details')).toHaveValue('Written in the one');
  await expect(page.getByText('Saved on this phone as a draft')).toBeVisible();
  await draftStored(page, 'Written in the one');
});

test('text being typed stays while another tab submits the draft', async ({ page }) => {
  await openClaimForm(page);
  await fillClaim(page, details);
  await draftStored(page, details);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('tenawas');
      opening.onsuccess = () => done(opening.result);
    });
    // Simulates another tab's letter deleting the draft while this form is being filled in.
    const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts');
    drafts.clear();
    let held = true;
    const hold = () => {
      if (held) drafts.count().onsuccess = hold;
      else database.close();
    };
    hold();
    const changed = new Promise((done) => {
      new BroadcastChannel('tenawas').onmessage = done;
    });
    new BroadcastChannel('tenawas').postMessage({ changed: 'drafts' });
    await changed;
    await new Promise((done) => setTimeout(done));
    const area = document.querySelector('textarea') as HTMLTextAreaElement;
    area.focus();
    document.execCommand('insertText', false, ' and something more');
    held = false;
  });
  await draftStored(page, 'and something more');
  await expect(page.getByLabel('Additional Details')).toHaveValue(`${details} and something more`);
});
