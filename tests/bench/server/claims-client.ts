import { fileURLToPath } from 'node:url';
import { forked } from '../child.ts';
import { asker } from './asker.ts';
import { type Measured, measured } from './measured.ts';

/** Claims to be sent by these customers in turn, so many at once. */
export type Work = { port: number; tokens: string[]; claim: object; times: number; lanes: number };

const here = fileURLToPath(import.meta.url);

/** In a process of its own: a server that has to ask itself does half of its work for the asker. */
export const claimsSent = async (work: Work): Promise<Measured> => (await forked<Measured>(here, work)).said;

if (process.argv[1] === here) {
  const { port, tokens, claim, times, lanes } = JSON.parse(process.argv[2] ?? '') as Work;
  const { ask, hangUp } = asker(port, lanes);
  const sent = await measured(times, lanes, (n) => ask('POST', '/claims', 201, claim, tokens[n % tokens.length]));
  hangUp();
  process.send?.(sent);
  process.disconnect();
}
