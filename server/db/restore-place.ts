import { existsSync, renameSync, rmSync } from 'node:fs';

/** A backup is unpacked in the first directory, and renamed to the second when complete. */
export const restoringIn = (folder: string) => `${folder}.restoring`;
export const restoredIn = (folder: string) => `${folder}.restored`;

/** Completes an interrupted restore if the old database was already moved away, otherwise discards it. */
export function finishRestore(folder: string) {
  rmSync(restoringIn(folder), { recursive: true, force: true });
  if (!existsSync(restoredIn(folder))) return;
  if (existsSync(folder)) rmSync(restoredIn(folder), { recursive: true, force: true });
  else renameSync(restoredIn(folder), folder);
}
