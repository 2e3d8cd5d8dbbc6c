import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { databaseIn } from '../../server/db/data-dir.ts';
import { newId } from '../../server/db/uuid.ts';
import { run, start } from './support/process.ts';
import { stopAll } from './support/spawned.ts';

const template = inject('template');
const inOwnNamespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canUnshare = spawnSync('unshare', [...inOwnNamespace.slice(1), 'true']).status === 0;
const home = mkdtempSync(join(tmpdir(), 'tenawas-holder-'));
afterAll(async () => {
  await stopAll();
  rmSync(home, { recursive: true, force: true });
});

function place() {
  const dataDir = join(home, newId());
  cpSync(template?.folder ?? '', databaseIn(dataDir), { recursive: true });
  return { DATA_DIR: dataDir };
}

async function refused(settings: Record<string, string>, through?: string[]) {
  const { started, failed } = run(settings, through);
  started.catch(() => {});
  const { code, errors } = await failed;
  return [code, errors.trimEnd()];
}

const inUse = [
  1,
  expect.stringMatching(/^The data directory \S+ is in use by another Tenawas \(process \d+ on \S+\)\./),
];

test.runIf(template && canUnshare)('the directory lock works between separate PID namespaces', async () => {
  const settings = place();
  const first = await start(settings, inOwnNamespace);
  expect(await refused(settings, inOwnNamespace)).toEqual(inUse);
  expect(await refused(settings)).toEqual(inUse);
  await first.stop('SIGKILL');
  expect(await (await start(settings)).stop('SIGTERM')).toBe(0);
});

test.runIf(template && canUnshare)('of two servers that start at once only one gets the lock', async () => {
  const settings = place();
  const both = [run(settings, inOwnNamespace), run(settings, inOwnNamespace)];
  const outcomes = await Promise.allSettled(both.map(({ started }) => started));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.runIf(template)('a killed server releases the lock at once, even as a zombie process', async () => {
  const settings = place();
  // The parent does not wait for it, so it stays a zombie.
  const neglected = ['sh', '-c', '"$@" & exec sleep 1000', 'sh'];
  await start(settings, neglected);
  const [, pid = ''] = /process (\d+)/.exec(readFileSync(join(settings.DATA_DIR, 'lock'), 'utf8')) ?? [];
  process.kill(Number(pid), 'SIGKILL');
  const next = await start(settings);
  expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
  expect(await next.stop('SIGTERM')).toBe(0);
});
