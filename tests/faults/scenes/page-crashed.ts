import type { Scene } from './scene.ts';
import { waitUntilPageSends } from './wait-until-held.ts';

/** The page's process crashes while a letter is being sent. */
export const pageCrashed: Scene = async (life, [first, second]) => {
  const { phone, server, page } = life;
  if (first) await life.write(first);
  if (await waitUntilPageSends(life, second, 'after-commit')) {
    const devtools = await phone.devtools(page);
    const crashed = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    life.noteFault('page-crashed');
    // A crashed tab does not respond to CDP, so the network is cut at the proxy.
    await page.close();
    server.release(phone.number);
  }
  await life.openForm();
};
