import { attachToWorkerBySession } from '../../browser/support/worker.ts';
import { formPath } from '../phone/account.ts';
import type { Scene } from './scene.ts';

/** Two tabs and the worker try to send the same letters at the same time. */
export const twoTabsAndWorker: Scene = async (life, [first, ...others]) => {
  const { phone, page } = life;
  const other = await phone.open(formPath(life.customer), page);
  const worker = await attachToWorkerBySession(await phone.devtools(other), phone.origin);
  await phone.networkOff();
  if (first) await life.write(first);
  await life.writeAll(others, other);
  await phone.networkOn();
  life.noteFault('two-tabs-and-worker');
  const workerSync = worker.dispatchSync('outbox:two-tabs');
  await Promise.all([phone.goto(page, '/claims'), phone.goto(other, '/claims'), workerSync.catch(() => undefined)]);
  // Not awaited: Chromium closes the window, but does not always report it.
  void other.close().catch(() => undefined);
};
