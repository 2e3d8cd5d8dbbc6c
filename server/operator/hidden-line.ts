import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError } from '../operator-error.ts';

/** Reads a line from the terminal without echoing it. */
export async function readHiddenLine(question: string): Promise<string> {
  process.stderr.write(question);
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: muted, terminal: process.stdin.isTTY });
  const cancelled = new Promise<never>((_, reject) => {
    const stop = () => reject(new OperatorError('Cancelled. Nothing was changed.'));
    reader.once('SIGINT', stop);
    reader.once('close', stop);
  });
  try {
    return await Promise.race([reader.question(''), cancelled]);
  } finally {
    reader.removeAllListeners('close');
    reader.close();
    process.stderr.write('\n');
  }
}
