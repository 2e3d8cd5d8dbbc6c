import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import type { Letter } from '../../src/device/outbox/letter.ts';
import type { Dated, PhoneEvent, ServerEvent } from './ledger.ts';
import { parsePlanned, textOf } from './letters.ts';
import type { Account } from './phone/account.ts';
import { countPhotos, type PhotoCounts } from './photos.ts';

export type Counts = PhotoCounts & {
  made: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  byTheWrongOwner: number;
  mismatched: number;
  /** Still unsent although all faults have ended. */
  waiting: number;
};

type Row = { user_id: string; key: string; sha256: string; number: string; description: string; events: number };

export async function readClaims({ db }: Database, accounts: readonly Account[]): Promise<Row[]> {
  const ids = sql.join(
    accounts.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = (await db.execute(sql`
    select claims.user_id, letters.key, letters.sha256, letters.number, claims.description,
      (select count(*)::int from claim_events where claim_id = claims.id and action = 'received') as events
    from claims left join letters on letters.user_id = claims.user_id and letters.key = claims.letter_key
      and letters.number = claims.number
    where claims.user_id in (${ids})`)) as unknown as { rows: Row[] };
  return rows;
}

export type Evidence = {
  phoneEvents: Dated<PhoneEvent>[];
  serverEvents: Dated<ServerEvent>[];
  /** The states according to the product, to compare with the ledger. */
  claims: Row[];
  photos: Parameters<typeof countPhotos>[0];
  storedLetters: Letter[];
  accounts: readonly Account[];
};

/** Compares the ledger with the server's tables and the phones' storage, independent of the product's code. */
export function count({ phoneEvents, serverEvents, claims, photos, storedLetters, accounts }: Evidence): Counts {
  const complete = claims.filter(({ key, events }) => key && events === 1);
  const arrived = groupBy(complete, ({ description }) => parsePlanned(description)?.letter);
  const made = new Set(eventsOf(phoneEvents, 'made').map(({ letter }) => letter));
  const lost = [...made].filter((letter) => !arrived.has(letter));
  const doubled = [...arrived.values()].reduce((sum, { length }) => sum + length - 1, 0);

  const ownerOf = (customer: number | undefined) => accounts.find((account) => account.customer === customer)?.id;
  const wrongOwner = [
    ...eventsOf(serverEvents, 'arrived').filter(({ customer, user }) => user !== ownerOf(customer)),
    ...claims.filter(({ description, user_id }) => user_id !== ownerOf(parsePlanned(description)?.customer)),
  ];

  const rows = new Map(claims.map((row) => [row.key, row]));
  const committed = groupBy(eventsOf(serverEvents, 'committed'), ({ id }) => id);
  const receipts = storedLetters.filter(({ state }) => state === 'sent');
  const mismatched = receipts.filter(({ id, owner, sha256, receipt }) => {
    const row = rows.get(id);
    const commits = committed.get(id) ?? [];
    const matchesCommits = commits.every((line) => line.number === receipt?.number && line.sha256 === receipt.sha256);
    const matchesRow = row?.number === receipt?.number && row?.sha256 === receipt?.sha256 && row?.user_id === owner;
    return !row || receipt?.letterId !== id || receipt.sha256 !== sha256 || !matchesCommits || !matchesRow;
  });

  const texts = new Set(eventsOf(phoneEvents, 'made').map(textOf));
  return {
    ...countPhotos(photos, texts, accounts),
    made: made.size,
    acknowledged: new Set(eventsOf(serverEvents, 'acknowledged').map(({ letter }) => letter)).size,
    lost: lost.length,
    doubled,
    byTheWrongOwner: wrongOwner.length,
    mismatched: mismatched.length,
    waiting: storedLetters.filter(({ state, supersededBy }) => state !== 'sent' && supersededBy === null).length,
  };
}

function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

function eventsOf<Line extends { what: string }, What extends Line['what']>(lines: Line[], what: What) {
  return lines.filter((line): line is Extract<Line, { what: What }> => line.what === what);
}
