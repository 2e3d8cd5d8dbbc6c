import { configFromEnvironment } from './config.ts';
import { restore } from './db/backup.ts';
import { runOnFile } from './run-on-file.ts';

await runOnFile('restore', async (file) => {
  const aside = await restore(configFromEnvironment().dataDir, file);
  return `The database is the one from ${file}.${aside ? ` The one before is kept in ${aside}.` : ''}`;
});
