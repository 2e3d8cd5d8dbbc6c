import type { Locator } from '@playwright/test';

/**
 * Taps an element once it has stopped moving. Far down a list, entries with `content-visibility: auto` get their real
 * height when they come into view, which moves those below, and rendering continues upwards until the first entry is
 * rendered.
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

/** Playwright's own method throws if the element was removed, which happens when entries above it are rendered. */
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
