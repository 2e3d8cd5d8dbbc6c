import type { Scene } from './scene.ts';
import { waitUntilPageSends } from './wait-until-held.ts';

/** The page is frozen while sending and holding the lock, and another tab stores and tries to send. */
export const pageFrozen: Scene = async (life, [first, second]) => {
  const { phone, server, page } = life;
  const held = await waitUntilPageSends(life, first, 'before-commit');
  const devtools = await phone.devtools(page);
  if (held) {
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    life.noteFault('page-frozen');
  }
  const other = await life.openForm();
  server.release(phone.number);
  if (second) await life.write(second, other);
  if (held) await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await page.close();
};
