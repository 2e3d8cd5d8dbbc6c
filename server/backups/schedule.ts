import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Context } from '../context.ts';
import { isBackupDue, lastBackupAt } from '../db/backup/last.ts';

const minute = 60_000;
const afterFailure = 15 * minute;
const littleMemory = ['--max-semi-space-size=2', '--max-old-space-size=128'];

// Built, both are beside each other in one folder.
const program = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../backup.ts' : 'backup.js', import.meta.url));

/**
 * Makes a backup every BACKUP_EVERY hours, in a process of its own, so that no customer waits for it. Of several servers on one
 * database the first one makes it.
 */
export function scheduleBackups(app: FastifyInstance, { db, config }: Context) {
  if (app.metrics) showLastBackup(app.metrics, db);
  const every = config.backupEvery;
  if (every === null) return;
  let running: ChildProcess | undefined;
  let notBefore = 0;

  async function makeIfDue(hours: number) {
    if (running || Date.now() < notBefore || !(await isBackupDue(db, hours))) return;
    running = spawn(process.execPath, [...process.execArgv, ...littleMemory, program, '--if-due'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = running.stderr ? text(running.stderr) : '';
    const [code] = await once(running, 'close').finally(() => {
      running = undefined;
    });
    if (code === 0) return;
    notBefore = Date.now() + afterFailure;
    app.log.error({ reason: (await said).trim() }, 'backup failed');
  }
  const look = () => void makeIfDue(every).catch((err: unknown) => app.log.error({ err }, 'backup failed'));
  const timer = setInterval(look, minute);
  timer.unref();
  app.addHook('onListen', async () => look());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    running?.kill();
  });
}

/** 0 if there was none. */
function showLastBackup(metrics: NonNullable<FastifyInstance['metrics']>, db: Context['db']) {
  new Gauge({
    name: 'tenawas_last_backup_timestamp_seconds',
    help: 'When the last backup was made and checked',
    registers: [metrics],
    async collect() {
      this.set(((await lastBackupAt(db))?.getTime() ?? 0) / 1000);
    },
  });
}
