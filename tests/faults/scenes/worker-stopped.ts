import { attachToWorkerBySession } from '../../browser/support/worker.ts';
import type { Scene } from './scene.ts';
import { untilHeld } from './until-held.ts';

const stops = ['before-commit', 'after-commit'] as const;

/** The worker sends with no page open and is terminated while waiting for the response. */
export const workerStopped: Scene = async (life, letters) => {
  const { phone, server, page } = life;
  await phone.networkOff();
  await life.writeAll(letters);
  await page.goto('about:blank');
  const worker = await attachToWorkerBySession(await phone.devtools(page), phone.origin);
  await phone.networkOn();
  for (const when of stops) {
    // Resolves when the worker has sent everything, so it is not awaited.
    const wake = async () => void worker.dispatchSync(`outbox:${when}`).catch(() => undefined);
    if (!(await untilHeld(life, { from: 'worker', when, send: wake, sendAgain: wake }))) break;
    await worker.stop();
    life.note('worker-stopped');
    server.letGo(phone.number);
  }
};
