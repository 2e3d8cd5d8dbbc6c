import type { Scene } from './scene.ts';
import { untilPageWaits } from './until-held.ts';

/** The page is frozen while sending and holding the lock, and another tab stores and tries to send. */
export const pageFrozen: Scene = async (life, [first, second]) => {
  const { phone, server, page } = life;
  const held = await untilPageWaits(life, first, 'before-commit');
  const devtools = await phone.devtools(page);
  if (held) {
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    life.note('page-frozen');
  }
  const other = await life.openForm();
  server.letGo(phone.number);
  if (second) await life.write(second, other);
  if (held) await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await page.close();
};
