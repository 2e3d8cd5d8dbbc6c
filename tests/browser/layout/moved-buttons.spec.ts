import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

const topOf = (on: Locator) => on.evaluate((element) => element.getBoundingClientRect().top);
const middleOf = async (on: Locator) => {
  const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};
const complaint = (page: Page) => page.getByRole('alert');
const band = (page: Page) => page.getByText('No network just now.');

async function logInButton(page: Page): Promise<Locator> {
  await page.goto('/login');
  await waitForHydration(page);
  return page.getByRole('button', { name: 'Login', exact: true });
}

async function pointerDown(page: Page, button: Locator) {
  const { x, y } = await middleOf(button);
  await page.mouse.move(x, y);
  await page.mouse.down();
  return { x, y };
}

test('a press counts if the button moves away during it, not if the pointer is released outside it or a dialog has opened', async ({
  page,
  network,
}) => {
  const button = await logInButton(page);
  const before = await topOf(button);
  const { x, y } = await pointerDown(page, button);
  await network.off();
  await expect(band(page)).toBeVisible();
  expect(await topOf(button)).toBeGreaterThan(before);
  await page.mouse.move(x, y - 100);
  await page.mouse.up();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(complaint(page)).toBeHidden();

  await network.on();
  await expect(band(page)).toBeHidden();
  await pointerDown(page, button);
  await network.off();
  await expect(band(page)).toBeVisible();
  expect(await topOf(button)).toBeGreaterThan(before);
  await page.mouse.up();
  await expect(complaint(page)).toBeVisible();

  await button.evaluate((element) => {
    element.addEventListener('click', () => element.setAttribute('data-pressed', ''));
  });
  await pointerDown(page, button);
  await page.evaluate(() => {
    const question = document.createElement('dialog');
    question.append('Really?');
    document.body.append(question);
    question.showModal();
  });
  await page.mouse.up();
  expect(await button.getAttribute('data-pressed')).toBeNull();
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('an element that moves under the finger is not pressed instead of the button', async ({ page, network }) => {
    const button = await logInButton(page);
    await network.off();
    await expect(band(page)).toBeVisible();
    const { x, y } = await middleOf(button);
    const before = await topOf(button);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await network.on();
    await expect(band(page)).toBeHidden();
    expect(await topOf(button)).toBeLessThan(before);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(complaint(page)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a button that is replaced during the touch is still pressed', async ({ page }) => {
    await page.goto('/blog/claims-guide');
    const link = page.getByRole('main').getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const point = await middleOf(link);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await link.evaluate((element) => element.replaceWith(element.cloneNode(true)));
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).not.toHaveURL(/claims-guide/);
  });
});
