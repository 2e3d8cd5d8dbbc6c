import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { isBackupDue } from '../db/backup/last.ts';

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
  const every = config.backupEvery;
  if (every === null) return;
  let running: ChildProcess | undefined;
  let notBefore = 0;

  async function makeIfDue(hours: number) {
    if (running || Date.now() < notBefore || !(await isBackupDue(db, hours))) return;
    running = spawn(process.execPath, [...process.execArgv, ...littleMemory, program, '--if-due'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const errorOutput = running.stderr ? text(running.stderr) : '';
    const [code] = await once(running, 'close').finally(() => {
      running = undefined;
    });
    if (code === 0) return;
    notBefore = Date.now() + afterFailure;
    app.log.error({ reason: (await errorOutput).trim() }, 'backup failed');
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
