import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { administrators, deskPassword } from './administrators.ts';
import { run, stopServer, template } from './server-process.ts';

/** Created for each test run, so that it reflects the current first start. */
export default async function makeTemplate(): Promise<void> {
  await rm(template, { recursive: true, force: true });
  const started = await run({ DATA_DIR: template }, 'dist/server/main.js');
  await stopServer(started.process);
  // Administrators are created on the command line while the server is stopped.
  for (const email of administrators) {
    execFileSync(process.execPath, ['--import', 'tsx', 'server/operator/admin-command.ts', 'create', email], {
      env: { ...process.env, DATA_DIR: template, ADMIN_PASSWORD: deskPassword },
    });
  }
}
