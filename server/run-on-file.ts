import { CannotStart } from './cannot-start.ts';
import { configFromEnvironment, dataInMemory } from './config.ts';

/** A command with the embedded database and one file: says in a sentence what it did, or why it could not. */
export async function runOnFile(
  { command, instead }: { command: string /** for a PostgreSQL */; instead: string },
  work: (dataDir: string, file: string) => Promise<string>,
) {
  try {
    const file = process.argv[2];
    if (!file) throw new CannotStart(`Which file? npm run ${command} FILE`);
    const { databaseUrl, dataDir } = configFromEnvironment();
    if (databaseUrl !== null) {
      throw new CannotStart(
        `DATABASE_URL names a PostgreSQL, and npm run ${command} is for the embedded database alone. Use ${instead}, or unset DATABASE_URL.`,
      );
    }
    if (dataDir === dataInMemory) throw new CannotStart('A database in memory has no files. Name a DATA_DIR.');
    process.stdout.write(`${await work(dataDir, file)}\n`);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
