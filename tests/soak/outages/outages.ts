import { openDatabase } from '../../../server/db/open.ts';
import { runFile } from '../../server/support/spawned.ts';
import { count } from '../processes/count.ts';
import { info, type ResultRow } from '../report.ts';
import { bookRows } from '../support/books.ts';
import { createCustomers, tokenSecret } from '../support/customers.ts';
import { type TestServer, withServer } from '../support/test-server.ts';
import { rowsOf, sendThroughOutage } from './outage.ts';
import { withSmallDisk } from './small-disk.ts';

const customers = 40;
type NamedOutage = { part: string; begin: () => unknown; end: () => unknown };

export const testOutages = async (main: string): Promise<ResultRow[]> => [
  ...(await withServer(main, (trial) =>
    measureOutage(trial, {
      part: 'the database is shut down and comes back',
      begin: () => trial.cluster.end('SIGINT'),
      end: () => trial.cluster.begin(),
    }),
  )),
  ...(await withServer(main, (trial) =>
    measureOutage(trial, {
      part: 'the database breaks off at once and comes back',
      begin: () => trial.cluster.end('SIGQUIT'),
      end: () => trial.cluster.begin(),
    }),
  )),
  ...(await testFullDisk(main)),
  ...(await testFullEmbeddedDisk(main)),
];

async function measureOutage({ server, database }: TestServer, { part, ...outage }: NamedOutage): Promise<ResultRow[]> {
  const result = await sendThroughOutage({
    ...outage,
    url: server.url,
    customers: await createCustomers(database, customers),
  });
  return rowsOf(part, result, await count(database, result.letters));
}

const skipped = (part: string) => [info(part, 'not tried: only root may make a small disk', 'none')];

async function testFullDisk(main: string): Promise<ResultRow[]> {
  const part = "the database's disk is full and has room again";
  const lines = await withSmallDisk(({ path, fill, empty }) =>
    withServer(main, (trial) => measureOutage(trial, { part, begin: fill, end: empty }), path),
  );
  return lines ?? skipped(part);
}

/** Only one process can open the embedded database, so it is checked before and after the server runs. */
async function testFullEmbeddedDisk(main: string): Promise<ResultRow[]> {
  const part = 'the disk of the embedded database is full and has room again';
  const lines = await withSmallDisk(async ({ path, fill, empty }) => {
    const dataDir = `${path}/data`;
    const open = () => openDatabase({ databaseUrl: null, dataDir, connections: 1 });
    const before = await open();
    const accounts = await createCustomers(before, customers);
    await before.close();
    const { started } = runFile(main, { DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret });
    const server = await started;
    const url = server.url.replace('localhost', '127.0.0.1');
    const result = await sendThroughOutage({ url, customers: accounts, begin: fill, end: empty });
    await server.stop('SIGTERM');
    const after = await open();
    const rows = [...rowsOf(part, result, await count(after, result.letters)), ...(await bookRows(part, after))];
    await after.close();
    return rows;
  });
  return lines ?? skipped(part);
}
