import type { SceneName } from '../fault.ts';
import { anotherCustomer, anotherCustomerInMidSend } from './another-customer.ts';
import { databaseUpgrade } from './database-upgrade.ts';
import { networkOff } from './network-off.ts';
import { newVersionInMidForm } from './new-version.ts';
import { pageCrashed } from './page-crashed.ts';
import { pageFrozen } from './page-frozen.ts';
import { phoneFull } from './phone-full.ts';
import type { Scene } from './scene.ts';
import { twoTabsAndWorker } from './two-tabs-and-worker.ts';
import { workerStopped } from './worker-stopped.ts';

export const scenes: Record<SceneName, Scene> = {
  'network-off': networkOff,
  'two-tabs-and-worker': twoTabsAndWorker,
  'worker-stopped': workerStopped,
  'page-crashed': pageCrashed,
  'page-frozen': pageFrozen,
  'phone-full': phoneFull,
  'another-customer': anotherCustomer,
  'another-customer-in-mid-send': anotherCustomerInMidSend,
  'new-version-in-mid-form': newVersionInMidForm,
  'database-upgrade': databaseUpgrade,
};
