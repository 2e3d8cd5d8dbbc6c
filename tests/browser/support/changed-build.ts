import { cp, readFile, rm, writeFile } from 'node:fs/promises';

/** The same product built again with a change in its worker. Answers with its server's program, for `startServer`. */
export async function changedBuild(folder: string, change: (worker: string) => string): Promise<string> {
  await cp('dist', folder, { recursive: true });
  const worker = `${folder}/site/sw.js`;
  await writeFile(worker, change(await readFile(worker, 'utf8')));
  for (const copy of ['br', 'gz']) await rm(`${worker}.${copy}`);
  return `${folder}/server/main.js`;
}
