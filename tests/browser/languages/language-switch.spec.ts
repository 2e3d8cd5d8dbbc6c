import { everyScript } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const lang = 'html[lang]';

test('switching the language keeps the page and its query and loads one language’s messages', async ({ page }) => {
  await page.goto('/services?q=birth');
  await expect(page.getByRole('searchbox')).toHaveValue('birth');
  await page.getByText('Open menu').click();
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.locator('header').getByRole('link', { name: 'አማርኛ' }).last().click();
  await expect(page).toHaveURL(/\/am\/services\?q=birth$/);
  await expect(page.locator(lang)).toHaveAttribute('lang', 'am');
  await expect.poll(() => requestedPaths.some((path) => path.startsWith('/assets/am/'))).toBe(true);
  expect(requestedPaths.filter((path) => /^\/assets\/(en|om)\//.test(path))).toEqual([]);

  await page.locator('footer').getByRole('link', { name: 'Afaan Oromoo' }).click();
  await expect(page).toHaveURL(/\/om\/services\?q=birth$/);
  await expect(page.locator('footer').getByRole('link', { name: 'Afaan Oromoo' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('pages without their script link to the same page and query in other languages', async ({ page }) => {
  await page.route(everyScript, () => undefined);
  const footer = page.locator('footer');
  for (const path of [
    '/services?q=birth',
    '/login?next=%2Fprofile%2Fclaims',
    '/profile?from=there',
    '/claims/000f41db-0000-7000-8000-000000001388',
  ]) {
    await page.goto(`/am${path}`, { waitUntil: 'commit' });
    for (const [name, address] of [
      ['English', path],
      ['Afaan Oromoo', `/om${path}`],
      ['አማርኛ', `/am${path}`],
    ] as const) {
      const { href } = new URL(address, page.url());
      await expect(footer.getByRole('link', { name })).toHaveJSProperty('href', href);
    }
  }
});

test('the root redirects to the chosen language', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator(lang)).toHaveAttribute('lang', 'en');
  await page.locator('footer').getByRole('link', { name: 'Afaan Oromoo' }).click();
  await expect(page).toHaveURL(/\/om$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('om');
  const later = await context.newPage();
  await later.goto('/');
  await expect(later).toHaveURL(/\/om$/);
  // Only the root redirects to the chosen language.
  await later.goto('/about');
  await expect(later.locator(lang)).toHaveAttribute('lang', 'en');
  await expect(later).toHaveURL(/\/about$/);
});

test.describe('on a phone set to Amharic', () => {
  test.use({ locale: 'am-ET' });

  test('the first visit is in Amharic and requests nothing in English; a chosen language is not changed', async ({
    page,
    context,
  }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page).toHaveURL(/\/am$/);
    await expect.poll(() => requestedPaths.some((path) => path.startsWith('/assets/am/'))).toBe(true);
    expect(requestedPaths.filter((path) => path.startsWith('/assets/en/'))).toEqual([]);

    // A link to an English page is not redirected.
    await page.goto('/services');
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.locator(lang)).toHaveAttribute('lang', 'en');
    await page.goto('/am');
    await page.locator('footer').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.locator(lang)).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator(lang)).toHaveAttribute('lang', 'en');
    const later = await context.newPage();
    await later.goto('/');
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('Get Started with Health Coverage');
    await expect(later).toHaveURL(/:\d+\/$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ locale: 'am-ET', javaScriptEnabled: false });

  test('the root is in English and the language links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(lang)).toHaveAttribute('lang', 'en');
    await page.locator('footer').getByRole('link', { name: 'አማርኛ' }).click();
    await expect(page).toHaveURL(/\/am$/);
    await expect(page.locator(lang)).toHaveAttribute('lang', 'am');
  });
});
