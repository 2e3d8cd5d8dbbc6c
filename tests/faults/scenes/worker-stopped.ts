import { attachToWorkerBySession } from '../../browser/support/worker.ts';
import type { Scene } from './scene.ts';
import { waitUntilHeld } from './wait-until-held.ts';

const holdPoints = ['before-commit', 'after-commit'] as const;

/** The worker sends with no page open and is terminated while waiting for the response. */
export const workerStopped: Scene = async (life, letters) => {
  const { phone, server, page } = life;
  await phone.networkOff();
  await life.writeAll(letters);
  await page.goto('about:blank');
  const worker = await attachToWorkerBySession(await phone.devtools(page), phone.origin);
  await phone.networkOn();
  for (const point of holdPoints) {
    // Resolves when the worker has sent everything, so it is not awaited.
    const wake = async () => void worker.dispatchSync(`outbox:${point}`).catch(() => undefined);
    if (!(await waitUntilHeld(life, { from: 'worker', point, send: wake, sendAgain: wake }))) break;
    await worker.stop();
    life.noteFault('worker-stopped');
    server.release(phone.number);
  }
};
