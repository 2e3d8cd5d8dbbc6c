import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DealtFault } from '../fault.ts';
import { planFrom } from '../plan.ts';
import { type Outcome, type Place, round } from '../round.ts';
import { control as size } from '../sizes.ts';

const seed = 11;

export type Control = {
  what: string;
  /** The module of the page that is replaced. */
  page?: 'removes-before-receipt' | 'trusts-any-2xx';
  ignoresTheKey?: boolean;
  /** The fault injected at each letter's first arrival. */
  dealt: DealtFault;
  /** Whether the count shows the defect. */
  isSeen: (outcome: Outcome) => boolean;
};

/** Deliberately defective variants, which the run must detect. */
export const controls: Control[] = [
  {
    what: 'a page that removes a letter before its receipt',
    page: 'removes-before-receipt',
    dealt: 'answered-500',
    isSeen: ({ lost }) => lost > 0,
  },
  {
    what: 'a page that trusts any 2xx',
    page: 'trusts-any-2xx',
    dealt: 'captive-answer',
    isSeen: ({ lost, mismatched }) => lost > 0 && mismatched > 0,
  },
  {
    what: 'a server that ignores the key',
    ignoresTheKey: true,
    dealt: 'dropped-after-commit',
    isSeen: ({ doubled }) => doubled > 0,
  },
];

/** Runs in its own directory on a copy of a database that is not in use. */
export async function tryControl({ page, ignoresTheKey, dealt }: Control, place: Place): Promise<Outcome> {
  const dataDir = join(place.folder, 'data');
  await mkdir(place.folder, { recursive: true });
  await cp(place.database.dataDir, dataDir, { recursive: true });
  const plan = planFrom(seed, size);
  for (const letter of Object.keys(plan.dealt)) plan.dealt[Number(letter)] = [dealt];
  return round(plan, {
    ...place,
    folder: join(place.folder, 'round'),
    siteDir: page ? await wrongSite(page, place.folder) : place.siteDir,
    database: { databaseUrl: null, dataDir },
    ...(ignoresTheKey && { ignoresTheKey }),
  });
}

async function wrongSite(page: string, folder: string): Promise<string> {
  const program = fileURLToPath(new URL('./build-page.ts', import.meta.url));
  const building = spawn(process.execPath, ['--import', 'tsx', program, page], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error(`The page that ${page} was not built.`);
  return resolve(folder, 'dist/site');
}
