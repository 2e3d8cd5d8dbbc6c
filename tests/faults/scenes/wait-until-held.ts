import type { PlannedLetter } from '../letters.ts';
import type { Life } from '../life.ts';
import type { HoldPoint } from '../server/messages.ts';

const [maxAttempts, pause] = [20, 700];

type SendOptions = {
  from: 'page' | 'worker';
  point: HoldPoint;
  send: () => Promise<unknown>;
  sendAgain: () => Promise<unknown>;
};

/**
 * Triggers sending repeatedly until a letter of this phone is being delayed, since the server may be restarting.
 * Returns false if no letter arrives because all were sent or wait for a log-in.
 */
export async function waitUntilHeld(
  { phone, server }: Life,
  { from, point, send, sendAgain }: SendOptions,
): Promise<boolean> {
  const held = server.hold(phone.number, from, point).then(() => true);
  await send();
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    const timedOut = new Promise<false>((resolve) => setTimeout(resolve, pause, false));
    if (await Promise.race([held, timedOut])) return true;
    await sendAgain();
  }
  server.release(phone.number);
  return false;
}

/** Writes a letter and waits until the page is waiting for the response to one. */
export const waitUntilPageSends = (life: Life, letter: PlannedLetter | undefined, point: HoldPoint): Promise<boolean> =>
  waitUntilHeld(life, {
    from: 'page',
    point,
    send: async () => letter && life.write(letter),
    sendAgain: () => life.phone.goto(life.page, '/claims'),
  });
