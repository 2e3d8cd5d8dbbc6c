import { expect, test } from '../house/test.ts';

test.use({ viewport: { width: 360, height: 500 } });

test('a picture is left until its reader comes near, holds its place meanwhile, and is there then', async ({
  page,
}) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  const pictures = () =>
    page.evaluate(() =>
      [...document.images].map((image) => {
        const { top, width, height } = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return { top, size: [width, height], there: image.naturalWidth > 0 };
      }),
    );
  // So near that the browser itself begins with what is lazy, and more than a screen and a half below what is in view.
  const far = (await pictures()).filter(({ top }) => top > 1350 && top < 1650);
  expect(far.length).toBeGreaterThan(0);
  expect(far.filter(({ there }) => there)).toEqual([]);

  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await height()).toBe(before);
  for (const { size } of await pictures()) expect(size).toEqual([112, 112]);
});
