import pg from 'pg';
import { OperatorError } from '../operator-error.ts';

/** In milliseconds. */
const timeout = 2_000;
const pauseBetweenSearches = 500;

const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s;

/** One URL for each host that the URL names, as in libpq: `postgresql://user@one:5432,two:5432/name`. */
export function urlsOf(url: string, ca: string | null = null): string[] {
  const [, start = '', hosts = '', rest = ''] = severalHosts.exec(url) ?? [];
  if (!start) return [url];
  const [path = '', query = ''] = rest.split('?', 2);
  const parameters = new URLSearchParams(query);
  const target = parameters.get('target_session_attrs') ?? 'read-write';
  if (target !== 'read-write' && target !== 'primary')
    throw new OperatorError(`target_session_attrs must be read-write in DATABASE_URL, not "${target}".`);
  parameters.delete('target_session_attrs');
  if (ca !== null) {
    parameters.set('sslmode', 'verify-full');
    parameters.set('sslrootcert', ca);
  }
  const end = parameters.size > 0 ? `${path}?${parameters}` : path;
  return hosts.split(',').map((host) => `${start}${host}${end}`);
}

/** Without the password. */
export const hostOf = (url: string): string =>
  decodeURIComponent(severalHosts.exec(url)?.[2] ?? '') || new URLSearchParams(url.split('?')[1]).get('host') || '';

export type Hosts = {
  readonly current: string;
  /** Looks for the host that takes writes, in the background and until there is one. */
  lookAgain(): void;
  close(): void;
};

/** Of several hosts the one that takes writes. `moved` is called when that is another one than before. */
export async function findHost(urls: string[], moved: () => void): Promise<Hosts> {
  let [current = ''] = urls;
  let searching = false;
  let closed = false;
  if (urls.length > 1) {
    const found = await Promise.all(urls.map(probe));
    current = newest(found, current) ?? none(found);
  }

  async function search() {
    while (!closed) {
      const found = newest(await Promise.all(urls.map(probe)), current);
      if (found !== undefined) {
        const isOther = found !== current;
        current = found;
        if (isOther) moved();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseBetweenSearches).unref());
    }
  }

  return {
    get current() {
      return current;
    },
    lookAgain: () => {
      if (urls.length === 1 || searching || closed) return;
      searching = true;
      void search().finally(() => {
        searching = false;
      });
    },
    close: () => {
      closed = true;
    },
  };
}

/** The URL of the one host that takes writes: for programs that take one. */
export async function currentUrl(url: string, ca: string | null): Promise<string> {
  const hosts = await findHost(urlsOf(url, ca), () => {});
  hosts.close();
  return hosts.current;
}

type Found = { url: string; timeline?: string; obstacle?: string };

/** A promotion begins a new timeline, so a primary of before that came back by mistake has an older one. */
function newest(found: Found[], current: string): string | undefined {
  const timelines = found.map(({ timeline = '' }) => timeline).sort();
  const best = found.filter(({ timeline }) => timeline !== undefined && timeline === timelines.at(-1));
  return (best.find(({ url }) => url === current) ?? best[0])?.url;
}

function none(found: Found[]): never {
  const obstacles = found.map(({ url, obstacle }) => `${hostOf(url)}: ${obstacle}`).join(', ');
  throw new OperatorError(`None of the databases at DATABASE_URL takes writes (${obstacles}).`);
}

async function probe(url: string): Promise<Found> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    application_name: 'tenawas',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select case when current_setting('transaction_read_only') = 'off'
        then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
    );
    return rows[0].timeline === null ? { url, obstacle: 'read-only' } : { url, timeline: rows[0].timeline };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { url, obstacle: code ?? message };
  } finally {
    client.end().catch(() => {});
  }
}
