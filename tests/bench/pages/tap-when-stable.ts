import type { Locator } from '@playwright/test';

/**
 * Taps an element once it has stopped moving. Far down a list, entries with `content-visibility: auto` get their real
 * height when they come into view, which moves those below, and rendering continues upwards until the first entry is
 * rendered.
 */
export async function tapWhenStable(locator: Locator): Promise<void> {
  for (let isSame = false; !isSame; ) {
    const target = await locator.elementHandle();
    await scrollIntoView(locator);
    await waitUntilStable(locator);
    isSame = await locator.evaluate((now, before) => now === before, target);
  }
  await locator.tap();
}

/** Playwright's own method throws if the element was removed, which happens when entries above it are rendered. */
const scrollIntoView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

const waitUntilStable = (locator: Locator) =>
  locator.evaluate(async (element) => {
    const frames = 10;
    let stableFrames = 0;
    for (let last = Number.NaN; stableFrames < frames; ) {
      await new Promise(requestAnimationFrame);
      const { top } = element.getBoundingClientRect();
      stableFrames = top === last ? stableFrames + 1 : 0;
      last = top;
    }
  });
