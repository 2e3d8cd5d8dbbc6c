import { rm } from 'node:fs/promises';
import { run, stopServer, template } from './server-process.ts';

/** Made anew for each run of the tests, since what a first start does belongs to what is tested. */
export default async function makeTemplate(): Promise<void> {
  await rm(template, { recursive: true, force: true });
  const { process } = await run({ DATA_DIR: template }, 'dist/server/main.js');
  await stopServer(process);
}
