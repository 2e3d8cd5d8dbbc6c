import { configFromEnvironment, dataInMemory } from './config.ts';
import { readIdentities } from './db/backup/encryption.ts';
import { type Restored, restore, restoreToPostgres } from './db/backup/restore.ts';
import { OperatorError } from './operator-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [file, keyFile] = process.argv.slice(2);
  if (!file) throw new OperatorError('The file is missing. Usage: npm run restore FILE [KEYFILE]');
  const identities = keyFile ? await readIdentities(keyFile) : [];
  const { databaseUrl, migrateDatabaseUrl, databaseCa: ca, giveUpAfter, dataDir } = configFromEnvironment();
  if (databaseUrl !== null) {
    const target = { url: migrateDatabaseUrl ?? databaseUrl, ca, giveUpAfter };
    return summary(file, await restoreToPostgres(target, file, identities));
  }
  if (dataDir === dataInMemory)
    throw new OperatorError('A database in memory has no files. Set DATA_DIR to a directory.');
  return summary(file, await restore(dataDir, file, identities));
});

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
