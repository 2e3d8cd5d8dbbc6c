import { once } from 'node:events';
import { connect } from 'node:net';
import { endpoints } from '../../src/contract/endpoints.ts';
import { at } from './load/tally.ts';
import { isZero, type Line, must, told } from './report.ts';
import { ask } from './support/ask.ts';
import { customersIn } from './support/customers.ts';
import { inTrial } from './support/trial.ts';
import { pause } from './support/until.ts';

const part = 'slow clients, a byte a second';
const [slowHeads, slowBodies] = [300, 1_200];
/** High enough that no rate limit closes the connections. */
const slowCustomers = 12;
const mostSeconds = 120;
/** The interval in milliseconds; opening all at once would test a burst instead. */
const apart = 5;
const second = 1_000;

/** Sends the first part at once and then one byte per second until the server closes. Resolves with the duration. */
async function trickle(port: number, after: number, beginning: string, rest: string) {
  await pause(after);
  const start = performance.now();
  const socket = connect({ port, host: '127.0.0.1' });
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(beginning);
  let at = 0;
  const timer = setInterval(() => socket.write(rest[at++ % rest.length] ?? 'x'), second);
  const limit = setTimeout(() => socket.destroy(), mostSeconds * second);
  await closed;
  clearInterval(timer);
  clearTimeout(limit);
  const seconds = (performance.now() - start) / second;
  return { seconds, cutOff: seconds < mostSeconds - 1, told: /^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 'nothing' };
}

/** Opens more slow connections than the server processes requests at once, while normal requests continue. */
export const slowLines = (main: string): Promise<Line[]> =>
  inTrial(main, async ({ server, database }) => {
    const port = Number(new URL(server.url).port);
    const customers = await customersIn(database, slowCustomers);
    const others = await customersIn(database, 10);
    const path = `/api${endpoints.claim.path}`;
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\n`;
    const bodyOf = (n: number) =>
      `${head}authorization: Bearer ${customers[n % slowCustomers]?.token}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
    const slow = [
      ...Array.from({ length: slowHeads }, (_, n) => trickle(port, n * apart, head, 'x-a: b\r\n')),
      ...Array.from({ length: slowBodies }, (_, n) => trickle(port, n * apart, bodyOf(n), ' ')),
    ];
    let over = false;
    const ended = Promise.all(slow).finally(() => {
      over = true;
    });
    const took: number[] = [];
    const refused: number[] = [];
    for (let n = 0; !over; n++) {
      const start = performance.now();
      const token = others[n % others.length]?.token;
      const { status } = await ask(server.url, { path: `/api${endpoints.profile.path}`, token });
      took.push(performance.now() - start);
      if (status !== 200) refused.push(status);
      await pause(250);
    }
    const outcomes = await ended;
    const of = (share: number) => at(took, share);
    const longest = Math.max(...outcomes.map(({ seconds }) => seconds));
    return [
      told(part, 'at once: in the middle of a head / of a body', `${slowHeads} / ${slowBodies}`),
      told(part, 'profiles of others meanwhile', took.length),
      isZero(part, 'of these refused', refused.length),
      told(part, 'of these the median / the slowest', `${of(0.5).toFixed(0)} / ${of(1).toFixed(0)} ms`),
      must(part, 'of these the 99th percentile', `${of(0.99).toFixed(0)} ms`, 'below 1 s', of(0.99) < 1_000),
      isZero(part, `not cut off within ${mostSeconds} s`, outcomes.filter(({ cutOff }) => !cutOff).length),
      told(part, 'the longest that one was borne', `${longest.toFixed(0)} s`),
      told(part, 'what they were told', [...new Set(outcomes.map((one) => one.told))].sort().join(', ')),
    ];
  });
