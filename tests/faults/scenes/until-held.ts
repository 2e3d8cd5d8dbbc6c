import type { Planned } from '../letters.ts';
import type { Life } from '../life.ts';
import type { When } from '../server/orders.ts';

const [tries, pause] = [20, 700];

type Way = { from: 'page' | 'worker'; when: When; send: () => Promise<unknown>; sendAgain: () => Promise<unknown> };

/**
 * Until a letter of this phone stands at the door, asking for it to be sent again and again: a server that died meanwhile
 * comes back. False when nothing comes, since all was sent or waits for a log-in by now.
 */
export async function untilHeld({ phone, server }: Life, { from, when, send, sendAgain }: Way): Promise<boolean> {
  const held = server.hold(phone.number, from, when).then(() => true);
  await send();
  for (let tried = 0; tried < tries; tried++) {
    const over = new Promise<false>((resolve) => setTimeout(resolve, pause, false));
    if (await Promise.race([held, over])) return true;
    await sendAgain();
  }
  server.letGo(phone.number);
  return false;
}

/** Writes a letter, and has the page wait for the answer to it, or to another that waited. */
export const untilPageWaits = (life: Life, letter: Planned | undefined, when: When): Promise<boolean> =>
  untilHeld(life, {
    from: 'page',
    when,
    send: async () => letter && life.write(letter),
    sendAgain: () => life.phone.go(life.page, '/claims'),
  });
