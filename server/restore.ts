import { type Restored, restore } from './db/restore.ts';
import { runOnFile } from './run-on-file.ts';

await runOnFile({ command: 'restore', postgresTool: 'pg_restore' }, async (dataDir, file) =>
  summary(file, await restore(dataDir, file)),
);

/** Lists what else the restore brought back, so that the operator can act on it. */
function summary(file: string, { previous, administrators, customers, claims, until }: Restored): string {
  const lastChange = until ? `, last changed ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
  return [
    `The database is the one from ${file}${lastChange}: ${customers} customers, ${claims} claims.`,
    ...(previous ? [`The previous database is kept in ${previous}.`] : []),
    'All sessions have ended. Everything else is as it was at the time of the backup: passwords, plans, prices and offers, decisions about claims.',
    'Accounts that were deleted since the backup exist again and have to be deleted again.',
    ...(administrators.length > 0
      ? [
          `The administrators, with their passwords at that time, are: ${administrators.join(', ')}.`,
          'To remove one: npm run admin -- remove EMAIL. To set a new password: npm run admin -- reset EMAIL.',
        ]
      : ['It has no administrator.']),
  ].join('\n');
}
