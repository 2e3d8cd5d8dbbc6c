import type { Scene } from './scene.ts';
import { untilPageWaits } from './until-held.ts';

/** Its memory is gone in a moment, with a letter on its way. */
export const pageCrashed: Scene = async (life, [first, second]) => {
  const { phone, server, page } = life;
  if (first) await life.write(first);
  if (await untilPageWaits(life, second, 'after-commit')) {
    const devtools = await phone.devtools(page);
    const crashed = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    life.note('page-crashed');
    // A tab that has crashed answers to nothing any more, not even to the network being cut.
    await page.close();
    server.letGo(phone.number);
  }
  await life.openForm();
};
