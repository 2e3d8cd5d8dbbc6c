import { configFromEnvironment } from './config.ts';
import { backUp } from './db/backup.ts';
import { runOnFile } from './run-on-file.ts';

await runOnFile('backup', async (file) => {
  await backUp(configFromEnvironment().dataDir, file);
  return `The database is saved in ${file}.`;
});
