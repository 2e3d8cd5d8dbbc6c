import type { Page } from '@playwright/test';
import { createClaims, openClaimForm } from '../claims/claim-form.ts';
import { administrators } from '../support/administrators.ts';
import { expect, test } from '../support/test.ts';
import { openDesk } from './desk.ts';

const heading = (desk: Page) => desk.getByRole('heading', { level: 1 });

test('a question is answered in the claim, which is then approved and marked as paid', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { email } = await openClaimForm(page);
  await createClaims(page, 1);
  const desk = await openDesk(browser, baseURL ?? '', '/saved-replies');
  const title = `Which arm ${email}`;
  await desk.getByRole('button', { name: 'Add a reply' }).click();
  await expect(desk.getByLabel('Title')).toBeFocused();
  await desk.getByLabel('Title').fill(title);
  await desk.getByLabel('Text').fill('Which arm was treated?');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('rowheader', { name: title })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Add a reply' })).toBeFocused();

  await desk.goto(`/admin/claims?search=${encodeURIComponent(email)}`);
  await desk.locator('a[data-claim]').click();
  await desk.getByRole('button', { name: 'Ask for information' }).click();
  await desk.getByLabel('Insert a saved reply').selectOption(title);
  await expect(desk.getByLabel('What is needed')).toHaveValue('Which arm was treated?');
  // Another form keeps the text.
  await desk.getByRole('button', { name: 'Decline' }).click();
  await expect(desk.getByLabel('In your own words')).toHaveValue('Which arm was treated?');
  await desk.getByRole('button', { name: 'Ask for information' }).click();
  const asking = desk.getByRole('form', { name: 'Ask for information' });
  await asking.getByRole('button', { name: 'Ask for information' }).click();
  await expect(desk.getByRole('heading', { name: 'Decision' })).toBeFocused();

  await page.goto('/claims');
  await page
    .getByRole('link', { name: /Maternity Care/ })
    .first()
    .click();
  await expect(page.getByText('Which arm was treated?').first()).toBeVisible();
  await page.getByLabel('Your answer').fill('The left one.');
  await page.getByRole('button', { name: 'Send the answer' }).click();

  const thread = desk.getByRole('region', { name: 'Questions and answers' });
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText('The left one.').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(thread).toContainText('Which arm was treated?');
  await expect(thread).toContainText('The left one.');

  await desk.getByRole('button', { name: 'Assign to me' }).click();
  await expect(desk.getByRole('button', { name: 'Unassign' })).toBeFocused();
  await desk.getByLabel('Add a note').fill('Called the hospital.');
  await desk.getByRole('button', { name: 'Save the note' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Called the hospital.' })).toBeVisible();
  await expect(desk.getByLabel('Add a note')).toBeFocused();
  await expect(desk.getByLabel('Add a note')).toHaveValue('');

  await desk.getByRole('button', { name: 'Approve' }).click();
  await desk.getByLabel('Amount in dollars').fill('2000000');
  const approval = desk.getByRole('form', { name: 'Approve' });
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(approval.getByText('between $0.01 and $1,000,000.00')).toBeVisible();
  await desk.getByLabel('Amount in dollars').fill('80');
  await approval.getByRole('button', { name: 'Approve' }).click();
  await desk.getByRole('button', { name: 'Mark as paid' }).click();
  await desk.getByLabel('Reference').fill('TX-1');
  await desk.getByRole('form', { name: 'Mark as paid' }).getByRole('button', { name: 'Mark as paid' }).click();
  await expect(desk.getByText(/Paid on .* · TX-1/)).toBeVisible();

  await page.goto('/claims');
  await page
    .getByRole('link', { name: /Maternity Care/ })
    .first()
    .click();
  await expect(page.getByText('TX-1').first()).toBeVisible();
  await expect(page.getByText('Called the hospital.')).toHaveCount(0);
  await desk.context().close();
});

test('the queue is filtered by chips, and going back finds the row', async ({ page, browser, baseURL }) => {
  test.slow();
  const { email } = await openClaimForm(page);
  await createClaims(page, 3);
  const desk = await openDesk(browser, baseURL ?? '', `/claims?search=${encodeURIComponent(email)}`, administrators[1]);
  const links = desk.locator('a[data-claim]');
  await expect(links).toHaveCount(3);
  const number = await links.nth(1).innerText();
  await links.nth(1).click();
  await expect(heading(desk)).toHaveText(`Claim ${number}`);
  await desk.getByRole('button', { name: 'Assign to me' }).click();
  await expect(desk.getByRole('button', { name: 'Unassign' })).toBeVisible();
  await desk.goBack();
  await expect(links.nth(1)).toBeFocused();
  const states = desk.getByRole('navigation', { name: 'State' });
  await states.getByRole('link', { name: 'Mine' }).click();
  await expect(links).toHaveText([number]);
  await expect(desk.getByLabel('Number, name or email')).toHaveValue(email);
  await states.getByRole('link', { name: 'Nobody’s' }).click();
  await expect(links).toHaveCount(2);
  await states.getByRole('link', { name: 'Declined' }).click();
  await expect(desk.getByText('No claims here')).toBeVisible();
  await expect(desk).toHaveURL(/state=declined/);
  await desk.context().close();
});

test('a form that is not saved is kept, and leaving the page asks first', async ({ browser, baseURL }) => {
  const desk = await openDesk(browser, baseURL ?? '', '/offers/hospitals');
  await desk.getByRole('button', { name: 'Add a hospital' }).click();
  await desk.getByLabel('Name').fill('Half written');
  await desk.getByRole('button', { name: 'Change City Hospital' }).click();
  await expect(desk.getByRole('form', { name: 'Change City Hospital' }).getByLabel('Name')).toBeFocused();
  await expect(desk.getByRole('form', { name: 'Add a hospital' }).getByLabel('Name')).toHaveValue('Half written');
  await desk.getByRole('form', { name: 'Add a hospital' }).getByRole('button', { name: 'Cancel' }).click();
  await desk
    .getByRole('alertdialog', { name: 'Discard what you typed?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await desk.getByRole('link', { name: 'Policies' }).click();
  const question = desk.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(desk.getByRole('form', { name: 'Add a hospital' }).getByLabel('Name')).toHaveValue('Half written');
  await desk.getByRole('link', { name: 'Policies' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(heading(desk)).toHaveText('Policies');

  await desk.getByRole('button', { name: 'Add a policy' }).click();
  const form = desk.getByRole('form', { name: 'Add a policy' });
  await form.getByLabel('Name', { exact: true }).fill('Half written');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await desk.getByRole('link', { name: 'Prices' }).click();
  await desk.getByLabel('Birr for a dollar').fill('5000000');
  await desk.getByRole('button', { name: 'Set the rate' }).click();
  await expect(desk.getByText('between 0.01 and 1,000,000 birr')).toBeVisible();
  await desk.context().close();
});
