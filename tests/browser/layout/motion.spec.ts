import { expect, test } from '../support/test.ts';

test('who wants no motion gets none: nothing that changes is led over to its new look', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page.evaluate(() => {
    const menu = document.querySelector<HTMLElement>('header details:last-of-type');
    const link = menu?.querySelector<HTMLElement>('a');
    if (!link) throw new Error('The header has no menu.');
    // What is folded away is shown no frames, so what began to move there would never come to an end.
    for (const one of [document.body, link]) one.style.color = 'red';
    return document
      .getAnimations()
      .map(({ effect }) => String((effect as KeyframeEffect).target?.outerHTML.slice(0, 80)));
  });
  expect(moving).toEqual([]);
});
