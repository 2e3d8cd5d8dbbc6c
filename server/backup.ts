import { requireNewFile, writeBackup } from './db/backup.ts';
import { callServer } from './operator/client.ts';
import { runOnFile } from './run-on-file.ts';

await runOnFile({ command: 'backup', postgresTool: 'pg_dump' }, async (dataDir, file) => {
  requireNewFile(file);
  const running = await callServer(dataDir, '/backup');
  await writeBackup(dataDir, file, running);
  return `The database is saved in ${file}${running ? ' (made by the running server)' : ''}.`;
});
