import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const assets = 'dist/site/assets';
const aside = '.cache/previous-assets';
const carriedList = 'dist/carried.json';

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/**
 * Keeps the previous build's assets, because a page of it may still be open and request them. Older ones are deleted.
 */
export async function setPreviousAside(): Promise<void> {
  const carried = new Set<string>(JSON.parse(await readFile(carriedList, 'utf8').catch(() => '[]')));
  const own = (await filesIn(assets)).filter((file) => !carried.has(file));
  // After a failed build there are no assets; keep what was stored before.
  if (own.length === 0) return;
  await rm(aside, { recursive: true, force: true });
  for (const file of own) await cp(join(assets, file), join(aside, file));
}

/** Runs after the precache manifest is made, so that these files are not precached. */
export async function carryPrevious(): Promise<void> {
  const now = new Set(await filesIn(assets));
  const carried = (await filesIn(aside)).filter((file) => !now.has(file));
  await mkdir(assets, { recursive: true });
  for (const file of carried) await cp(join(aside, file), join(assets, file));
  await writeFile(carriedList, JSON.stringify(carried));
}
