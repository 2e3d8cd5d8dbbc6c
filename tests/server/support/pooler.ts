import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unprivileged } from './cluster.ts';

const program = '/usr/sbin/pgbouncer';
export const hasPooler = existsSync(program);

/** PgBouncer before a cluster, as Debian has it. */
export async function startPooler(socket: string, mode: 'session' | 'transaction') {
  const home = mkdtempSync(join(tmpdir(), 'tenawas-pooler-'));
  chmodSync(home, 0o777);
  const settings = {
    pool_mode: mode,
    unix_socket_dir: home,
    listen_addr: '',
    listen_port: '6432',
    auth_type: 'any',
    // In session mode each connection of a server keeps one of the database's.
    default_pool_size: mode === 'session' ? '40' : '8',
    max_client_conn: '200',
  };
  const file = join(home, 'pgbouncer.ini');
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(file, `[databases]\n* = host=${socket} user=tests\n[pgbouncer]\n${lines.join('\n')}\n`);
  const [command, args] = unprivileged([program, file]);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  for await (const chunk of child.stderr) {
    log += chunk;
    if (log.includes('process up')) break;
  }
  if (child.exitCode !== null) throw new Error(log);
  return {
    urlOf: (name: string) => `postgresql://tests@${encodeURIComponent(home)}:6432/${name}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
