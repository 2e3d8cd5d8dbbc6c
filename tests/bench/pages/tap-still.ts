import type { Locator } from '@playwright/test';

/**
 * A finger comes down on what stands still. A long way down a list, lines that come into view take their real height,
 * and what is below them moves once more after it was scrolled to.
 */
export async function tapStill(on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  await on.evaluate(async (element) => {
    const frames = 10;
    let still = 0;
    for (let last = Number.NaN; still < frames; ) {
      await new Promise(requestAnimationFrame);
      const { top } = element.getBoundingClientRect();
      still = top === last ? still + 1 : 0;
      last = top;
    }
  });
  await on.tap();
}
