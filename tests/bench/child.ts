import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Terminates this process when the bench exits. */
export function killOnExit(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Starts a module as a child process and returns its first message. */
export async function forkModule<T>(file: string, argument: unknown): Promise<{ process: ChildProcess; message: T }> {
  const child = fork(file, [JSON.stringify(argument)], { execArgv: ['--import', 'tsx'] });
  killOnExit(child);
  const exited = once(child, 'exit').then(() => {
    throw new Error(`${file} ended without a word.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), exited])) as [T];
  exited.catch(() => undefined);
  return { process: child, message };
}
