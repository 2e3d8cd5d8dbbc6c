import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CannotStart } from '../cannot-start.ts';

/** A line that is typed and not shown. */
export async function hiddenLine(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  const gaveUp = new Promise<never>((_, reject) => {
    const stop = () => reject(new CannotStart('Nothing was done.'));
    reader.once('SIGINT', stop);
    reader.once('close', stop);
  });
  try {
    return await Promise.race([reader.question(''), gaveUp]);
  } finally {
    reader.removeAllListeners('close');
    reader.close();
    process.stderr.write('\n');
  }
}
