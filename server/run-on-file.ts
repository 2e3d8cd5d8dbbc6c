import { configFromEnvironment, dataInMemory } from './config.ts';
import { OperatorError } from './operator-error.ts';

/** Runs `npm run backup` or `npm run restore`, and prints the result or the error. */
export async function runOnFile(
  { command, postgresTool }: { command: string; postgresTool: string },
  work: (dataDir: string, file: string) => Promise<string>,
) {
  try {
    const file = process.argv[2];
    if (!file) throw new OperatorError(`The file is missing. Usage: npm run ${command} FILE`);
    const { databaseUrl, dataDir } = configFromEnvironment();
    if (databaseUrl !== null) {
      throw new OperatorError(
        `DATABASE_URL is set, and npm run ${command} supports only the embedded database. Use ${postgresTool}, or unset DATABASE_URL.`,
      );
    }
    if (dataDir === dataInMemory)
      throw new OperatorError('A database in memory has no files. Set DATA_DIR to a directory.');
    process.stdout.write(`${await work(dataDir, file)}\n`);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
