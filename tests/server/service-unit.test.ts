import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { databaseIn } from '../../server/db/data-dir.ts';
import { runFile } from './support/spawned.ts';

const file = 'deploy/tenawas.service';
const unit = readFileSync(file, 'utf8');
const setting = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';

const template = inject('template');

// The kind of database makes no difference.
test.skipIf(template === null)(
  "the unit's command line and settings start a server, which SIGTERM stops within its time",
  async () => {
    const [node, ...command] = setting('ExecStart').split(' ');
    expect([node, command.pop()]).toEqual(['/usr/bin/node', `${setting('WorkingDirectory')}/dist/server/main.js`]);
    const settings = Object.fromEntries(
      setting('Environment')
        .split(' ')
        .map((one) => one.split('=', 2)),
    );
    expect(settings.DATA_DIR).toBe(`/var/lib/${setting('StateDirectory')}`);
    const home = mkdtempSync(join(tmpdir(), 'tenawas-unit-'));
    cpSync(template?.folder ?? '', databaseIn(home), { recursive: true });
    const here = { DATA_DIR: home, PORT: '0', METRICS_PORT: '0' };
    const server = await runFile([...command, inject('bundle')], { ...settings, ...here }).started;
    expect(await (await fetch(`${server.url}/api/ready`)).json()).toEqual({ status: 'ready' });
    expect(await server.stop(setting('KillSignal') as NodeJS.Signals)).toBe(0);
    rmSync(home, { recursive: true });
    expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(10);
  },
);

const analyze = '/usr/bin/systemd-analyze';
test.skipIf(!existsSync(analyze) || !existsSync('/usr/bin/node'))('systemd understands the unit', () => {
  const { status, stderr } = spawnSync(analyze, ['verify', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
