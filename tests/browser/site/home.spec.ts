import { waitForHydration } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('the numbers count up once when they scroll into view and end at their values', async ({ page }) => {
  await page.goto('/');
  const shown = page.locator('dd [aria-hidden]').first();
  await expect(shown).toHaveText('1,200');
  const seen = shown.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const values: string[] = [];
        new MutationObserver((_, observer) => {
          values.push(element.textContent ?? '');
          if (values.length > 1 && element.textContent === '1,200') {
            observer.disconnect();
            resolve(values);
          }
        }).observe(element, { characterData: true, childList: true, subtree: true });
      }),
  );
  await page.getByText('Users of Service').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const values = (await seen).map((text) => Number(text.replace(',', '')));
  expect(values.length).toBeGreaterThan(3);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  // To whoever listens it says one thing all along.
  await expect(page.locator('dd .visually-hidden')).toHaveText(['1,200', '1,500', '10', '500']);
});

test('with reduced motion the numbers do not count up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const changes = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const number = document.querySelector('dd [aria-hidden]');
        const strip = number?.closest('section');
        if (!number || !strip) throw new Error('There is no strip of numbers.');
        let changes = 0;
        new MutationObserver(() => {
          changes += 1;
        }).observe(number, { characterData: true, childList: true, subtree: true });
        const isHydrated = () => performance.getEntriesByName('hydrated').length > 0;
        const inView = () => strip.getBoundingClientRect().top < innerHeight / 2;
        let framesAfter = 0;
        const look = () => {
          if (isHydrated() && inView()) framesAfter += 1;
          if (framesAfter > 30) resolve(changes);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByText('Policies & Services').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  expect(await changes).toBe(0);
});

test('the sections are in order and each has links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Premium',
    'Why Choose Us',
    'In numbers',
    'Our Services',
    'Blog & News',
    'What our customers say',
    'Case studies',
    'About Us',
  ]);
  for (const [name, path] of [
    ['Register Now', '/register'],
    ['Login to Premium', '/premium-login'],
    ['Register for Premium', '/premium-register'],
    ['View More about Claims Management', '/claims-management'],
    ['View More about Emergency Assistance', '/emergency-assistance'],
    ['View More about Telemedicine', '/telemedicine'],
    ['View All Services', '/services'],
    ['Learn More about us', '/about'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(page.locator('time')).toHaveText(['2 November 2026', '5 October 2026', '14 September 2026']);
});

test('a link to a section works, and going back restores the position', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.locator('header summary').last().click();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8);

  const about = page.getByRole('link', { name: 'Learn More about us', exact: true });
  await about.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await about.click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(about).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
