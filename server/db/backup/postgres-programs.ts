import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../../operator-error.ts';

type Chunks = AsyncIterable<Uint8Array>;

/** The password is not an argument, since other accounts of this machine see those. */
function connection(url: string): { argument: string; environment: Record<string, string> } {
  const parts = new URL(url);
  const password = decodeURIComponent(parts.password);
  parts.password = '';
  return { argument: `--dbname=${parts.href}`, environment: password ? { PGPASSWORD: password } : {} };
}

function run(program: string, args: string[], url?: string): ChildProcess {
  const to = url === undefined ? undefined : connection(url);
  return spawn(program, [...args, ...(to ? [to.argument] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...to?.environment },
  });
}

/** Throws the first line of the program's error output if it failed. */
async function requireSuccess(program: string, child: ChildProcess) {
  const errorOutput = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${program} cannot be run (${error.code}). Install PostgreSQL's client programs.`);
  });
  if (code !== 0) throw new OperatorError(`${program} failed: ${(await errorOutput).trim().split('\n')[0]}`);
}

/** The dump of the state that a transaction has exported. */
export async function* dump(url: string, snapshot: string): AsyncGenerator<Uint8Array> {
  const child = run('pg_dump', ['--format=custom', '--no-password', `--snapshot=${snapshot}`], url);
  const finished = requireSuccess('pg_dump', child);
  finished.catch(() => {});
  try {
    yield* child.stdout as Chunks;
    await finished;
  } finally {
    child.kill();
  }
}

/** Restores into an empty database, all or nothing. */
export const restoreDump = (archive: Chunks, url: string) =>
  feed(
    archive,
    run(
      'pg_restore',
      ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', '--no-password'],
      url,
    ),
  );

/** Reads the table of contents. */
export const listDump = (archive: Chunks) => feed(archive, run('pg_restore', ['--list']));

async function feed(archive: Chunks, child: ChildProcess) {
  const finished = requireSuccess('pg_restore', child);
  child.stdout?.resume();
  const fed = child.stdin && pipeline(archive, child.stdin).catch((error: NodeJS.ErrnoException) => error);
  await finished;
  const failure = await fed;
  // pg_restore does not read on when it has all that it needs.
  if (failure && failure.code !== 'EPIPE' && failure.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw failure;
}
