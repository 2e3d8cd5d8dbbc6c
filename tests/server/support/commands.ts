import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

export type Ran = { code: number | null; said: string; complained: string };

/** A command as `npm run` endpoints it, from its source. */
export const runCommand = (command: 'backup' | 'restore', file: string, settings: Record<string, string>) =>
  outcomeOf(
    execFile('node_modules/.bin/tsx', [`server/${command}.ts`, file], { env: { PATH: process.env.PATH, ...settings } }),
  );

/** The administrators' command with these messages, and what is typed at it. */
export function runAdmin(settings: Record<string, string>, messages: string[], { password = '', typed = '' } = {}) {
  const env = { PATH: process.env.PATH, ...settings, ADMIN_PASSWORD: password };
  const child = execFile(process.execPath, [inject('adminCommand'), ...messages], { env });
  child.stdin?.end(typed);
  return outcomeOf(child);
}

async function outcomeOf(child: ChildProcess): Promise<Ran> {
  const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = await once(child, 'exit');
  const [said = '', complained = ''] = await Promise.all(outputs);
  return { code, said, complained };
}
