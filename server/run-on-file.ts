import { CannotStart } from './cannot-start.ts';

/** A command with one file: says in a sentence what it did, or why it could not. */
export async function runOnFile(command: string, work: (file: string) => Promise<string>) {
  try {
    const file = process.argv[2];
    if (!file) throw new CannotStart(`Which file? npm run ${command} FILE`);
    process.stdout.write(`${await work(file)}\n`);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
