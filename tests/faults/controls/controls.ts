import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResponseFault } from '../fault.ts';
import { createPlan } from '../plan.ts';
import { type Outcome, type RoundOptions, runRound } from '../round.ts';
import { control as size } from '../run-sizes.ts';

const seed = 11;

export type Control = {
  what: string;
  /** The module of the page that is replaced. */
  page?: 'removes-before-receipt' | 'trusts-any-2xx';
  ignoresTheKey?: boolean;
  /** The fault injected at each letter's first arrival. */
  fault: ResponseFault;
  /** Whether the count shows the defect. */
  isDetected: (outcome: Outcome) => boolean;
};

/** Deliberately defective variants, which the run must detect. */
export const controls: Control[] = [
  {
    what: 'a page that removes a letter before its receipt',
    page: 'removes-before-receipt',
    fault: 'answered-500',
    isDetected: ({ lost }) => lost > 0,
  },
  {
    what: 'a page that trusts any 2xx',
    page: 'trusts-any-2xx',
    fault: 'captive-answer',
    isDetected: ({ lost, mismatched }) => lost > 0 && mismatched > 0,
  },
  {
    what: 'a server that ignores the key',
    ignoresTheKey: true,
    fault: 'dropped-after-commit',
    isDetected: ({ doubled }) => doubled > 0,
  },
];

/** Runs in its own directory on a copy of a database that is not in use. */
export async function runControl({ page, ignoresTheKey, fault }: Control, options: RoundOptions): Promise<Outcome> {
  const dataDir = join(options.folder, 'data');
  await mkdir(options.folder, { recursive: true });
  await cp(options.database.dataDir, dataDir, { recursive: true });
  const plan = createPlan(seed, size);
  for (const letter of Object.keys(plan.letterFaults)) plan.letterFaults[Number(letter)] = [fault];
  return runRound(plan, {
    ...options,
    folder: join(options.folder, 'round'),
    siteDir: page ? await buildDefectiveSite(page, options.folder) : options.siteDir,
    database: { databaseUrl: null, dataDir },
    ...(ignoresTheKey && { ignoresTheKey }),
  });
}

async function buildDefectiveSite(page: string, folder: string): Promise<string> {
  const program = fileURLToPath(new URL('./build-page.ts', import.meta.url));
  const building = spawn(process.execPath, ['--import', 'tsx', program, page], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error(`The page that ${page} was not built.`);
  return resolve(folder, 'dist/site');
}
