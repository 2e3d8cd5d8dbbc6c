import { waitForHydration } from '../support/customer.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { everyScript } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a page stays until the next one has loaded; a superseded navigation has no effect', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const heading = page.getByRole('heading', { level: 1 });
  const links = page.getByRole('contentinfo');
  const left = await heading.textContent();
  let isHolding = true;
  const release = await holdRequests(page, everyScript, () => isHolding);
  const scriptRequest = page.waitForRequest(everyScript);
  await links.getByRole('link', { name: 'Read Policy' }).click();
  const late = await scriptRequest;
  await expect(page.getByRole('status')).toHaveText('Loading the page…');
  await expect(heading).toHaveText(left ?? '');

  // Requests made so far remain pending.
  isHolding = false;
  await links.getByRole('link', { name: 'Claims' }).click();
  await expect(page).toHaveURL(/\/claims$/);
  await expect(heading).not.toHaveText(left ?? '');
  await expect(page.getByRole('status')).toHaveText('');
  const shown = await heading.textContent();
  release();
  await (await late.response())?.finished();
  // Wait until the loaded module has run and would have been rendered.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  });
  await expect(heading).toHaveText(shown ?? '');
  await expect(page).toHaveURL(/\/claims$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(heading).toHaveText(left ?? '');
});
