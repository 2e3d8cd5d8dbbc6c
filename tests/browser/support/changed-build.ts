import { cp, readFile, rm, writeFile } from 'node:fs/promises';

/** Copies the build with a changed worker. Returns the path of its server for `startServer`. */
export async function copyBuild(folder: string, change: (worker: string) => string): Promise<string> {
  await cp('dist', folder, { recursive: true });
  const worker = `${folder}/site/sw.js`;
  await writeFile(worker, change(await readFile(worker, 'utf8')));
  for (const copy of ['br', 'gz']) await rm(`${worker}.${copy}`);
  return `${folder}/server/main.js`;
}
