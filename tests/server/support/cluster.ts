import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/db/open.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** the socket directory of the PostgreSQL cluster, or null on PGlite */
    postgres: string | null;
  }
}

/** The directory of initdb and postgres, if installed. */
export function postgresPrograms(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).map((version) => join(packaged, version, 'bin')) : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const folder = [...versions, ...onPath].find(
    (at) => existsSync(join(at, 'initdb')) && existsSync(join(at, 'postgres')),
  );
  return folder && dirname(realpathSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root runs it as `nobody`. */
export function unprivileged(command: string[]): [string, string[]] {
  const [program = '', ...rest] = command;
  return process.getuid?.() === 0
    ? ['setpriv', ['--reuid=nobody', '--regid=nogroup', '--clear-groups', '--', program, ...rest]]
    : [program, rest];
}

export type Cluster = {
  socket: string;
  /** stops the server and keeps its data, so that `begin` can start it again */
  end: (signal: NodeJS.Signals) => Promise<void>;
  begin: () => Promise<void>;
  stop: () => Promise<void>;
};

type ClusterOptions = {
  /** Without it fsync is off, which is faster. */
  durable?: boolean;
  within?: string;
  settings?: string[];
  /** the socket directory of the cluster that this one is a standby of, by the name of `standby` */
  standbyOf?: string;
};

/** Starts a temporary cluster that listens on a Unix socket. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { durable = false, within = tmpdir(), standbyOf } = options;
  const programs = postgresPrograms();
  if (!programs) throw new Error('This machine has no PostgreSQL.');
  const home = mkdtempSync(join(within, 'tenawas-pg-'));
  chmodSync(home, 0o777);
  const data = join(home, 'data');
  const [make, makeArguments] = unprivileged(
    standbyOf === undefined
      ? [join(programs, 'initdb'), '-D', data, '-U', 'tests', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C']
      : [
          join(programs, 'pg_basebackup'),
          ...['-D', data, '-d', `host=${standbyOf} user=tests application_name=standby`, '-R', '-N', '-c', 'fast'],
        ],
  );
  execFileSync(make, makeArguments, { stdio: 'pipe', cwd: home });
  // Autovacuum would visit the database of every test file.
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
  const settings = ['max_connections=200', 'listen_addresses=', ...(durable ? [] : fast), ...(options.settings ?? [])];
  const [postgres, postgresArguments] = unprivileged([
    join(programs, 'postgres'),
    '-D',
    data,
    '-k',
    home,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  let running: ChildProcess;
  const begin = async () => {
    const child = spawn(postgres, postgresArguments, { stdio: ['ignore', 'ignore', 'pipe'], cwd: home });
    running = child;
    await ready(child.stderr);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };
  await begin();
  return {
    socket: home,
    begin,
    end,
    stop: async () => {
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Keeps reading the log afterwards, since PostgreSQL blocks when the pipe is full. */
function ready(log: Readable) {
  return new Promise<void>((resolve, reject) => {
    let output = '';
    log.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-10_000);
      if (/ready to accept (read-only )?connections/.test(output)) resolve();
    });
    log.on('end', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
}

/** The database that others are copied from, since to migrate each took longer than most files. */
export const migratedTemplate = 'migrated';

export default async function setup(project: TestProject) {
  const cluster = await startCluster();
  const at = (name: string) => `postgresql://tests@localhost/${name}?host=${cluster.socket}`;
  const client = new pg.Client(at('postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE ${migratedTemplate}`);
  await client.end();
  const database = await openDatabase({ databaseUrl: at(migratedTemplate), dataDir: 'memory', connections: 1 });
  await database.close();
  project.provide('postgres', cluster.socket);
  return cluster.stop;
}
