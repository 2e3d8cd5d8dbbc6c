import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configFromEnvironment, dataInMemory } from './config.ts';
import { move } from './db/move/move.ts';
import { OperatorError } from './operator-error.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run move -- postgres://…   copies the embedded database in DATA_DIR into an empty PostgreSQL, while the server is stopped

The address is that of the role that owns the tables: with two roles, the one of MIGRATE_DATABASE_URL.`;

async function run(url: string | undefined): Promise<string> {
  if (!url || !/^postgres(ql)?:\/\//.test(url)) throw new OperatorError(usage);
  const { dataDir, tokenSecret, databaseCa: ca, giveUpAfter } = configFromEnvironment();
  if (dataDir === dataInMemory) throw new OperatorError('A database in memory ends with its server. Set DATA_DIR.');
  await move(dataDir, { url, ca, giveUpAfter }, (line) => process.stdout.write(`${line}\n`));
  const file = resolve(join(dataDir, 'token-secret'));
  const secret = tokenSecret === null && existsSync(file) ? `what is in ${file}` : 'what it is set to now';
  return `Everything was copied and compared: counts and hashes of all tables are the same. The database in ${resolve(dataDir)} is unchanged.
Start the server with DATABASE_URL set to the new database, and with TOKEN_SECRET set to ${secret}:
it signs the sessions, and encrypts the second factors and the keys of the cards. With another one everybody has to log in again.
A start without DATABASE_URL is refused from now on.`;
}

await runCommand(() => run(process.argv[2]));
