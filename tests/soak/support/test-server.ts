import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { type Cluster, startCluster } from '../../server/support/cluster.ts';
import type { Server } from '../../server/support/spawned.ts';
import { startServer } from '../processes/fleet.ts';
import type { ResultRow } from '../report.ts';
import { bookRows } from './books.ts';
import { createDatabase } from './new-database.ts';

export type TestServer = { server: Server; database: Database; cluster: Cluster };

/** One server with its own PostgreSQL, whose books are checked at the end. */
export async function withServer(
  main: string,
  work: (trial: TestServer) => Promise<ResultRow[]>,
  within?: string,
): Promise<ResultRow[]> {
  const cluster = await startCluster({ durable: true, ...(within && { within }) });
  try {
    const databaseUrl = await createDatabase(cluster.socket);
    const database = await openDatabase({ databaseUrl, dataDir: 'memory', connections: 4 });
    const server = await startServer(main, databaseUrl);
    try {
      const rows = await work({ server, database, cluster });
      return [...rows, ...(await bookRows(rows[0]?.part ?? '', database))];
    } finally {
      await server.stop('SIGTERM');
      await database.close();
    }
  } finally {
    await cluster.stop();
  }
}
