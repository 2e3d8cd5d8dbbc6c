import type { Planned } from '../letters.ts';
import type { Life } from '../life.ts';
import type { When } from '../server/messages.ts';

const [tries, pause] = [20, 700];

type Way = { from: 'page' | 'worker'; when: When; send: () => Promise<unknown>; sendAgain: () => Promise<unknown> };

/**
 * Triggers sending repeatedly until a letter of this phone is being delayed, since the server may be restarting.
 * Returns false if no letter arrives because all were sent or wait for a log-in.
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

/** Writes a letter and waits until the page is waiting for the response to one. */
export const untilPageWaits = (life: Life, letter: Planned | undefined, when: When): Promise<boolean> =>
  untilHeld(life, {
    from: 'page',
    when,
    send: async () => letter && life.write(letter),
    sendAgain: () => life.phone.go(life.page, '/claims'),
  });
