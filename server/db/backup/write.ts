import { existsSync, renameSync, rmSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../../operator-error.ts';
import { errorMessage } from '../readable-errors.ts';
import type { Counts } from './counts.ts';
import { addDigest } from './digest.ts';
import { encrypt, keyForCheck } from './encryption.ts';

/** What is backed up: an archive, and how to check what was written. */
export type Source = {
  counts: Counts;
  archive: AsyncIterable<Uint8Array>;
  /** Restores the file in a temporary place and compares it. Returns what was done, as the end of a sentence. */
  check(file: string, identities: string[]): Promise<string>;
};

/** Writes a backup, checks it, and gives it its name only then. Returns its size and what was checked. */
export async function writeBackup(source: Source, file: string, publicKey: string | null) {
  requireNewFile(file);
  const draft = `${file}.part`;
  const key = publicKey === null ? undefined : await keyForCheck();
  const recipients = publicKey === null || !key ? [] : [publicKey, key.recipient];
  const close = (content: AsyncIterable<Uint8Array>) =>
    recipients.length > 0 ? encrypt(content, recipients) : content;
  try {
    const handle = await open(draft, 'w', 0o600);
    await pipeline(close(addDigest(source.archive)), handle.createWriteStream({ flush: true }));
    const checked = await source.check(draft, key ? [key.identity] : []);
    const { size } = await stat(draft);
    renameSync(draft, file);
    return { bytes: size, checked };
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof OperatorError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `The backup could not be made in ${file} (${code ?? errorMessage(error)}). No file was created.`,
    );
  }
}

export function requireNewFile(file: string) {
  if (existsSync(file)) throw new OperatorError(`${file} already exists. Choose a new file.`);
}
