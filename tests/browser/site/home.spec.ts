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

test('with reduced motion nothing moves: no transitions, no animations, no counting numbers', async ({ page }) => {
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
  const moving = await page.evaluate(() => {
    const menu = document.querySelector<HTMLElement>('header details:last-of-type');
    const link = menu?.querySelector<HTMLElement>('a');
    if (!link) throw new Error('The header has no menu.');
    // Hidden elements are not rendered, so their transitions would never finish.
    for (const one of [document.body, link]) one.style.color = 'red';
    return document
      .getAnimations()
      .map(({ effect }) => String((effect as KeyframeEffect).target?.outerHTML.slice(0, 80)));
  });
  expect(moving).toEqual([]);
});
