import { backUp, refuseTaken } from './db/backup.ts';
import { askServer } from './operator/ask.ts';
import { runOnFile } from './run-on-file.ts';

await runOnFile({ command: 'backup', instead: 'pg_dump' }, async (dataDir, file) => {
  refuseTaken(file);
  const running = await askServer(dataDir, '/backup');
  await backUp(dataDir, file, running);
  return `The database is saved in ${file}${running ? ', while its server runs on' : ''}.`;
});
