import type { Locator } from '@playwright/test';

/**
 * A finger comes down on what stands still. A long way down a list, lines that come into view take their real height,
 * and what is below them moves once more after it was scrolled to; and with the first line that is drawn in view, those
 * above it are drawn, until the list's own first is.
 */
export async function tapStill(on: Locator): Promise<void> {
  for (let same = false; !same; ) {
    const meant = await on.elementHandle();
    await bringIntoView(on);
    await standsStill(on);
    same = await on.evaluate((now, then) => now === then, meant);
  }
  await on.tap();
}

/** Playwright's own throws where the element is gone by then: the first line drawn is, once those above it are drawn. */
const bringIntoView = (on: Locator) =>
  on.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

const standsStill = (on: Locator) =>
  on.evaluate(async (element) => {
    const frames = 10;
    let still = 0;
    for (let last = Number.NaN; still < frames; ) {
      await new Promise(requestAnimationFrame);
      const { top } = element.getBoundingClientRect();
      still = top === last ? still + 1 : 0;
      last = top;
    }
  });
