import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * A data directory as it is after the first start, with administrators. A first start takes several times as long as
 * any other.
 */
export const template = '.cache/first-start';

/** Runs the built server as `npm start` does, with its own database. */
export async function startServer(
  env: Record<string, string> = {},
  program = 'dist/server/main.js',
): Promise<{ port: number; process: ChildProcess }> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'tenawas-')));
  // Without the template the server does a first start.
  if (existsSync(template) && !existsSync(join(dataDir, 'database'))) {
    await cp(join(template, 'database'), join(dataDir, 'database'), { recursive: true });
  }
  const started = await run({ ...env, DATA_DIR: dataDir }, program);
  if (!env.DATA_DIR) started.process.once('exit', () => void rm(dataDir, { recursive: true, force: true }));
  return started;
}

export async function run(
  env: Record<string, string>,
  program: string,
): Promise<{ port: number; process: ChildProcess }> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', SECOND_FACTOR: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /localhost:(\d+)/.exec(line)?.[1];
    if (port) {
      child.stdout.resume();
      return { port: Number(port), process: child };
    }
  }
  throw new Error('The server ended before it said where it is.');
}

export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
