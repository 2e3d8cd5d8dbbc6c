import { OperatorError } from './operator-error.ts';

/** Runs one of `npm run backup`, `restore` and `move`, and prints the result or the error. */
export async function runCommand(work: () => Promise<string>) {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
