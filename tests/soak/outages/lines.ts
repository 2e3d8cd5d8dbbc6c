import { openDatabase } from '../../../server/db/open.ts';
import { runFile } from '../../server/support/spawned.ts';
import { count } from '../processes/count.ts';
import { type Line, told } from '../report.ts';
import { customersIn, tokenSecret } from '../support/customers.ts';
import { inTrial, type Trial } from '../support/trial.ts';
import { linesOf, throughOutage } from './outage.ts';
import { onSmallDisk } from './small-disk.ts';

const customers = 40;
type Happening = { part: string; begin: () => unknown; end: () => unknown };

export const outageLines = async (main: string): Promise<Line[]> => [
  ...(await inTrial(main, (trial) =>
    tried(trial, {
      part: 'the database is shut down and comes back',
      begin: () => trial.cluster.end('SIGINT'),
      end: () => trial.cluster.begin(),
    }),
  )),
  ...(await inTrial(main, (trial) =>
    tried(trial, {
      part: 'the database breaks off at once and comes back',
      begin: () => trial.cluster.end('SIGQUIT'),
      end: () => trial.cluster.begin(),
    }),
  )),
  ...(await diskLines(main)),
  ...(await embeddedDiskLines(main)),
];

async function tried({ server, database }: Trial, { part, ...happening }: Happening): Promise<Line[]> {
  const sent = await throughOutage({
    ...happening,
    url: server.url,
    customers: await customersIn(database, customers),
  });
  return linesOf(part, sent, await count(database, sent.letters));
}

const notTried = (part: string) => [told(part, 'not tried: only root may make a small disk', 'none')];

async function diskLines(main: string): Promise<Line[]> {
  const part = "the database's disk is full and has room again";
  const lines = await onSmallDisk(({ path, fill, empty }) =>
    inTrial(main, (trial) => tried(trial, { part, begin: fill, end: empty }), path),
  );
  return lines ?? notTried(part);
}

/** Only one process can open the embedded database, so it is checked before and after the server runs. */
async function embeddedDiskLines(main: string): Promise<Line[]> {
  const part = 'the disk of the embedded database is full and has room again';
  const lines = await onSmallDisk(async ({ path, fill, empty }) => {
    const dataDir = `${path}/data`;
    const open = () => openDatabase({ databaseUrl: null, dataDir, connections: 1 });
    const before = await open();
    const known = await customersIn(before, customers);
    await before.close();
    const { started } = runFile(main, { DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret });
    const server = await started;
    const url = server.url.replace('localhost', '127.0.0.1');
    const sent = await throughOutage({ url, customers: known, begin: fill, end: empty });
    await server.stop('SIGTERM');
    const after = await open();
    const counted = await count(after, sent.letters);
    await after.close();
    return linesOf(part, sent, counted);
  });
  return lines ?? notTried(part);
}
