import { once } from 'node:events';
import { connect } from 'node:net';
import { endpoints } from '../../src/contract/endpoints.ts';
import { percentile } from './load/tally.ts';
import { check, info, mustBeZero, type ResultRow } from './report.ts';
import { createCustomers } from './support/customers.ts';
import { sendRequest } from './support/send-request.ts';
import { withServer } from './support/test-server.ts';
import { pause } from './support/wait.ts';

const part = 'slow clients, a byte a second';
const [slowHeads, slowBodies] = [300, 1_200];
/** High enough that no rate limit closes the connections. */
const slowCustomers = 12;
const timeoutSeconds = 120;
/** The interval in milliseconds; opening all at once would test a burst instead. */
const connectionInterval = 5;
const second = 1_000;

/** Sends the first part at once and then one byte per second until the server closes. Resolves with the duration. */
async function sendSlowly(port: number, delay: number, firstPart: string, rest: string) {
  await pause(delay);
  const start = performance.now();
  const socket = connect({ port, host: '127.0.0.1' });
  let output = '';
  socket.on('data', (chunk) => {
    output += chunk;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(firstPart);
  let at = 0;
  const timer = setInterval(() => socket.write(rest[at++ % rest.length] ?? 'x'), second);
  const limit = setTimeout(() => socket.destroy(), timeoutSeconds * second);
  await closed;
  clearInterval(timer);
  clearTimeout(limit);
  const seconds = (performance.now() - start) / second;
  return { seconds, cutOff: seconds < timeoutSeconds - 1, status: /^HTTP\/1\.1 (\d+)/.exec(output)?.[1] ?? 'nothing' };
}

/** Opens more slow connections than the server processes requests at once, while normal requests continue. */
export const testSlowClients = (main: string): Promise<ResultRow[]> =>
  withServer(main, async ({ server, database }) => {
    const port = Number(new URL(server.url).port);
    const customers = await createCustomers(database, slowCustomers);
    const others = await createCustomers(database, 10);
    const path = `/api${endpoints.claim.path}`;
    const requestHead = `POST ${path} HTTP/1.1\r\nhost: x\r\n`;
    const requestOf = (n: number) =>
      `${requestHead}authorization: Bearer ${customers[n % slowCustomers]?.token}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
    const slow = [
      ...Array.from({ length: slowHeads }, (_, n) =>
        sendSlowly(port, n * connectionInterval, requestHead, 'x-a: b\r\n'),
      ),
      ...Array.from({ length: slowBodies }, (_, n) => sendSlowly(port, n * connectionInterval, requestOf(n), ' ')),
    ];
    let finished = false;
    const ended = Promise.all(slow).finally(() => {
      finished = true;
    });
    const durations: number[] = [];
    const refused: number[] = [];
    for (let n = 0; !finished; n++) {
      const start = performance.now();
      const token = others[n % others.length]?.token;
      const { status } = await sendRequest(server.url, { path: `/api${endpoints.profile.path}`, token });
      durations.push(performance.now() - start);
      if (status !== 200) refused.push(status);
      await pause(250);
    }
    const outcomes = await ended;
    const percentileOf = (share: number) => percentile(durations, share);
    const longest = Math.max(...outcomes.map(({ seconds }) => seconds));
    return [
      info(part, 'at once: in the middle of a head / of a body', `${slowHeads} / ${slowBodies}`),
      info(part, 'profiles of others meanwhile', durations.length),
      mustBeZero(part, 'of these refused', refused.length),
      info(
        part,
        'of these the median / the slowest',
        `${percentileOf(0.5).toFixed(0)} / ${percentileOf(1).toFixed(0)} ms`,
      ),
      check(
        part,
        'of these the 99th percentile',
        `${percentileOf(0.99).toFixed(0)} ms`,
        'below 1 s',
        percentileOf(0.99) < 1_000,
      ),
      mustBeZero(part, `not cut off within ${timeoutSeconds} s`, outcomes.filter(({ cutOff }) => !cutOff).length),
      info(part, 'the longest that one was borne', `${longest.toFixed(0)} s`),
      info(part, 'what they were told', [...new Set(outcomes.map((one) => one.status))].sort().join(', ')),
    ];
  });
