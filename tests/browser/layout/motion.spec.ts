import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('with reduced motion there are no transitions or animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
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
