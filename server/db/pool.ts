import pg from 'pg';
import { giveUp } from './give-up.ts';
import { findHost } from './hosts.ts';

/** In milliseconds. */
const connectTimeout = 5_000;
/** A host that does not answer for so long may be lost. */
const silentAfter = 3_000;
const readOnlyCode = '25006';

export type PoolOptions = {
  connections: number;
  /** in milliseconds, after which a statement or transaction is cancelled from here */
  giveUpAfter: number;
};

export type PostgresPool = Awaited<ReturnType<typeof openPool>>;

/** Connections to the host that takes writes, which are replaced when they break or when it is another one. */
export async function openPool(urls: string[], { connections, giveUpAfter }: PoolOptions) {
  const open = new Set<CurrentHost>();
  const busySince = new Map<pg.Client, number>();
  let isPooler = false;
  const hosts = await findHost(urls, () => {
    for (const client of open) if (client.url !== hosts.current) client.connection.stream.destroy();
  });

  class CurrentHost extends pg.Client {
    readonly url = hosts.current;
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: hosts.current });
    }
  }

  const pool = new pg.Pool({
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    application_name: 'tenawas',
    Client: CurrentHost,
    onConnect: async (client) => {
      const { pid, readOnly } = await prepare(client);
      if (readOnly && urls.length > 1)
        throw Object.assign(new Error('The database is read-only.'), { code: readOnlyCode });
      isPooler ||= pid !== (client as unknown as { processID: number }).processID;
    },
  });
  // Without a listener the error of a broken idle connection would end the process. The pool replaces it.
  pool.on('error', hosts.lookAgain);
  pool.on('connect', (client) => {
    open.add(client as unknown as CurrentHost);
    // The same for connections in use: the next statement fails with the error.
    client.on('error', () => {});
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code !== readOnlyCode) return;
      hosts.lookAgain();
      setImmediate(() => client.connection.stream.destroy());
    });
  });
  pool.on('remove', (client) => open.delete(client as unknown as CurrentHost));
  pool.on('acquire', (client) => busySince.set(client, performance.now()));
  pool.on('release', (_error, client) => busySince.delete(client));

  const oldest = () => performance.now() - Math.min(performance.now(), ...busySince.values());
  const timer = setInterval(
    () => {
      if (oldest() > silentAfter) hosts.lookAgain();
      for (const [client, since] of busySince) {
        if (performance.now() - since < giveUpAfter) continue;
        busySince.delete(client);
        void giveUp(client);
      }
    },
    Math.min(1_000, giveUpAfter / 4),
  );
  timer.unref();

  const noteError = (error: unknown) => {
    if (isOfConnection(error)) hosts.lookAgain();
  };

  return {
    pool,
    host: () => hosts.current,
    /** How long the oldest statement or transaction has been under way, in milliseconds. */
    oldest,
    noteError,
    /** A pooler between may give each transaction another connection, which knows no prepared statement of the one before. */
    isPooler: () => isPooler,
    /** For what may take longer: nothing ends it from here. */
    connectPatiently: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        noteError(error);
        throw error;
      });
      busySince.delete(client);
      return client;
    },
    close: async () => {
      clearInterval(timer);
      hosts.close();
      await pool.end();
    },
  };
}

/** What the server has answered is about a statement, apart from its shutdown and a refused connection. */
const isOfConnection = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || /^(08|57P|25006)/.test(error.code ?? '');

/** Set by statements, as poolers refuse them as parameters of the connection. */
async function prepare(client: pg.ClientBase): Promise<{ pid: number; readOnly: boolean }> {
  const results = (await client.query({
    text: `SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '30s';
      SELECT pg_backend_pid() AS pid, current_setting('transaction_read_only') = 'on' AS "readOnly"`,
    query_timeout: connectTimeout,
  } as pg.QueryConfig)) as unknown as pg.QueryResult[];
  return results.at(-1)?.rows[0];
}
