import { existsSync, renameSync, rmSync } from 'node:fs';

/** Where a backup is unpacked, and where it waits when it is whole. */
export const restoringIn = (folder: string) => `${folder}.restoring`;
export const restoredIn = (folder: string) => `${folder}.restored`;

/**
 * A restore that was cut off is finished when the database had been moved aside for it. Before that, nothing has
 * happened yet, and what is left of it goes.
 */
export function finishRestore(folder: string) {
  rmSync(restoringIn(folder), { recursive: true, force: true });
  if (!existsSync(restoredIn(folder))) return;
  if (existsSync(folder)) rmSync(restoredIn(folder), { recursive: true, force: true });
  else renameSync(restoredIn(folder), folder);
}
