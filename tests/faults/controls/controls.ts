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
  /** the module of the page that is put in the place of the right one */
  page?: 'removes-before-receipt' | 'trusts-any-2xx';
  ignoresTheKey?: boolean;
  /** what every letter meets at its first coming: what this one is wrong about */
  dealt: DealtFault;
  /** what the count must show */
  isSeen: (outcome: Outcome) => boolean;
};

/** Products that are wrong on purpose: a run that lets one pass sees nothing. */
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

/** In a folder of its own, on a copy of a database that nobody has open. */
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
