import type { Scene } from './scene.ts';
import { untilPageWaits } from './until-held.ts';

/** It stands still with a letter on its way and the lock in its hand, while another tab writes and wants to send. */
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
