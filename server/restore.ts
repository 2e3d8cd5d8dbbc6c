import { type Restored, restore } from './db/restore.ts';
import { runOnFile } from './run-on-file.ts';

await runOnFile({ command: 'restore', instead: 'pg_restore' }, async (dataDir, file) =>
  told(file, await restore(dataDir, file)),
);

/** A backup brings back more than what was lost. */
function told(file: string, { aside, administrators, customers, claims, until }: Restored): string {
  const last = until ? `, whose last entry is of ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
  return [
    `The database is the one from ${file}${last}: ${customers} customers, ${claims} claims.`,
    ...(aside ? [`The one before is kept in ${aside}.`] : []),
    'Every session has ended. All else is as it was then: passwords, plans, prices and offers, decisions about claims.',
    'Accounts that were deleted since are there again, and have to be deleted again.',
    ...(administrators.length > 0
      ? [
          `Administrators are, with their passwords of then: ${administrators.join(', ')}.`,
          'Who is none any more goes with npm run admin -- remove EMAIL; npm run admin -- reset EMAIL sets another password.',
        ]
      : ['There is no administrator in it.']),
  ].join('\n');
}
