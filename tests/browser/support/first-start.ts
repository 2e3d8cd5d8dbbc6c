import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { administrators, deskPassword } from './administrators.ts';
import { run, stopServer, template } from './server-process.ts';

/** Made anew for each run of the tests, since what a first start does belongs to what is tested. */
export default async function makeTemplate(): Promise<void> {
  await rm(template, { recursive: true, force: true });
  const started = await run({ DATA_DIR: template }, 'dist/server/main.js');
  await stopServer(started.process);
  // As one is made: on the command line, while no server runs.
  for (const email of administrators) {
    execFileSync(process.execPath, ['--import', 'tsx', 'server/operator/admin-command.ts', 'create', email], {
      env: { ...process.env, DATA_DIR: template, ADMIN_PASSWORD: deskPassword },
    });
  }
}
