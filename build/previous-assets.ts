import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const assets = 'dist/site/assets';
const aside = '.cache/previous-assets';
const carriedList = 'dist/carried.json';

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** A page of the build before may still be open somewhere and ask for its scripts; those of the build before that are let go. */
export async function setPreviousAside(): Promise<void> {
  const carried = new Set<string>(JSON.parse(await readFile(carriedList, 'utf8').catch(() => '[]')));
  const own = (await filesIn(assets)).filter((file) => !carried.has(file));
  // A build that failed has left none; what was set aside for it is still there.
  if (own.length === 0) return;
  await rm(aside, { recursive: true, force: true });
  for (const file of own) await cp(join(assets, file), join(aside, file));
}

/** After the worker's list of files is made: nobody precaches them. */
export async function carryPrevious(): Promise<void> {
  const now = new Set(await filesIn(assets));
  const carried = (await filesIn(aside)).filter((file) => !now.has(file));
  await mkdir(assets, { recursive: true });
  for (const file of carried) await cp(join(aside, file), join(assets, file));
  await writeFile(carriedList, JSON.stringify(carried));
}
