import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { makeBackup } from '../../../server/backups/make.ts';
import type { Config } from '../../../server/config.ts';
import { shortLived } from './short-lived.ts';
import { testConfig } from './test-config.ts';

export type CommandResult = { code: number | null; stdout: string; stderr: string };

/** The bundled command, which starts faster than from source. */
export const commandFile = (command: 'admin' | 'backup' | 'restore' | 'move') =>
  join(dirname(inject('bundle')), `${command}.js`);

export const runCommand = (command: 'backup' | 'restore' | 'move', file: string, settings: Record<string, string>) =>
  outcomeOf(
    execFile(process.execPath, [...shortLived, commandFile(command), file], {
      env: { PATH: process.env.PATH, ...settings },
    }),
  );

/** Makes a backup as `npm run backup FILE` does, in this process. */
export const backUp = (settings: Partial<Config>, file?: string) =>
  makeBackup({ ...testConfig, ...settings }, { file, onlyIfDue: false });

/** Runs `npm run admin` with these arguments and this input. */
export function runAdmin(settings: Record<string, string>, args: string[], { password = '', typed = '' } = {}) {
  const env = { PATH: process.env.PATH, ...settings, ADMIN_PASSWORD: password };
  const child = execFile(process.execPath, [...shortLived, commandFile('admin'), ...args], { env });
  child.stdin?.end(typed);
  return outcomeOf(child);
}

async function outcomeOf(child: ChildProcess): Promise<CommandResult> {
  const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = await once(child, 'exit');
  const [stdout = '', stderr = ''] = await Promise.all(outputs);
  return { code, stdout, stderr };
}
