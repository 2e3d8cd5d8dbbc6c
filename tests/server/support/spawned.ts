import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Server = {
  url: string;
  pid: number;
  /** resolves to the exit code or signal */
  stop(signal: NodeJS.Signals): Promise<number | string | null>;
  output(): string;
};
export type Failed = { code: number | string | null; output: string; errors: string };

const running = new Set<ChildProcess>();

/** Spawns a built server, on a free port unless PORT is set. `main` may have Node's options first; `through` is a program to run it with. */
export function runFile(
  main: string | string[],
  settings: Record<string, string>,
  through: string[] = [],
): { started: Promise<Server>; failed: Promise<Failed> } {
  const [program = '', ...args] = [...through, process.execPath, ...[main].flat()];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return (code ?? signal) as number | string | null;
  });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    started: new Promise((resolve, reject) => {
      child.stdout.on('data', () => {
        const url = /at (http:\/\/\S+)\n/.exec(output)?.[1];
        if (url) resolve({ url, pid: child.pid as number, stop, output: () => output });
      });
      ended.then(() => reject(new Error(`The server did not start: ${errors}`)));
    }),
    failed: ended.then((code) => ({ code, output, errors })),
  };
}

/** Stops servers that failed tests left running. */
export async function stopAll() {
  const gone = [...running].map((child) => once(child, 'close'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(gone);
}
