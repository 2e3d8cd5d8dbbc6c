import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The built product as its own process, as `npm start` runs it. */
export async function startServer(
  env: Record<string, string> = {},
  program = 'dist/server/main.js',
): Promise<{ port: number; process: ChildProcess }> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', DATA_DIR: 'memory', ...env },
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
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
