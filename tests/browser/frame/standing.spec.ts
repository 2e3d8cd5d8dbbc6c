import type { Page } from '@playwright/test';
import { isTakenOver } from '../house/taken-over.ts';
import { expect, test } from '../house/test.ts';

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

async function takenOver(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    window.sameDocument = true;
  });
  await page.keyboard.press('Shift');
  await page.waitForFunction(isTakenOver);
}

const isSame = (page: Page) => page.evaluate(() => window.sameDocument === true);

test('a part in which only links are alive is left as it stands, and is drawn for whoever comes back to it', async ({
  page,
}) => {
  await page.goto('/');
  const written = () =>
    page.getByRole('heading', { level: 3 }).evaluateAll((headings) => headings.map(({ textContent }) => textContent));
  const before = await written();
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h3')) heading.append(' ✎');
  });
  await page.keyboard.press('Shift');
  await page.waitForFunction(isTakenOver);
  expect(await written()).toEqual(before.map((words) => `${words} ✎`));
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(before as string[]);
});

for (const [address, there] of [
  ['/', '/blog/telemedicine-future'],
  ['/am', '/am/blog/telemedicine-future'],
] as const)
  test(`a link in it on ${address} leads on in the page, with the heading in focus, and back to where one was`, async ({
    page,
  }) => {
    await takenOver(page, address);
    const link = page.getByRole('main').locator(`a[href="${there}"]`);
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(there);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await isSame(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(link).toBeInViewport();
    expect(await isSame(page)).toBe(true);
  });

test('and to a page of its own for whoever asks for one', async ({ page, context }) => {
  await takenOver(page, '/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'View all' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/services');
  await expect(page).toHaveURL('/');
});
