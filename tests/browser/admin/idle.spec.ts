import { createClaims, openClaimForm } from '../claims/claim-form.ts';
import { administrators } from '../support/administrators.ts';
import { expect, test } from '../support/test.ts';
import { logInAtDesk } from './desk.ts';

test('a desk that nobody uses for twenty minutes ends its session, and has what was typed after the same administrator’s log-in', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await openClaimForm(page);
  await createClaims(page, 1);
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
  const desk = await context.newPage();
  await desk.clock.install();
  await desk.goto(`/admin/claims?search=${email}`);
  await logInAtDesk(desk);
  await desk.locator('a[data-claim]').click();
  await desk.getByRole('button', { name: 'Decline' }).click();
  const explanation = desk.getByRole('form', { name: 'Decline' }).getByRole('textbox');
  await explanation.fill('The receipt is of another person.');
  const token = () =>
    desk.evaluate(async () => {
      const opened = indexedDB.open('tenawas-desk');
      await new Promise((done) => (opened.onsuccess = done));
      const read = opened.result.transaction('session').objectStore('session').get('desk');
      await new Promise((done) => (read.onsuccess = done));
      opened.result.close();
      return (read.result as { token: string } | undefined)?.token;
    });
  const before = await token();

  // Used meanwhile, it goes on.
  await desk.clock.fastForward('15:00');
  await explanation.press('End');
  await desk.clock.fastForward('15:00');
  await expect(explanation).toBeVisible();

  await desk.clock.fastForward('06:00');
  await expect(desk.getByText('Nobody has used the desk for twenty minutes.')).toBeVisible();
  await expect(desk.getByText(email)).toHaveCount(0);
  const revoked = () => desk.request.get('/api/admin/me', { headers: { authorization: `Bearer ${before}` } });
  await expect.poll(async () => (await revoked()).status()).toBe(401);
  await logInAtDesk(desk);
  await expect(explanation).toHaveValue('The receipt is of another person.');

  // It is not another administrator's.
  await desk.clock.fastForward('21:00');
  await expect(desk.getByText('Nobody has used the desk for twenty minutes.')).toBeVisible();
  await logInAtDesk(desk, administrators[1]);
  await expect(desk.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expect(explanation).toHaveCount(0);
  await desk.getByRole('button', { name: 'Decline' }).click();
  await expect(explanation).toHaveValue('');
  await context.close();
});
