import type { Database } from '../../../server/db/database.ts';
import type { Letter } from './letters.ts';

export type Counts = { letters: number; lost: number; doubled: number; unexpected: number; wrongReceipts: number };

type Row = { key: string; number: string; sha256: string; at: Date; claims: number; events: number; numbers: string };

/** Compares the letters in the database with the receipts of the senders. */
export async function count({ scripts }: Database, letters: Letter[]): Promise<Counts> {
  const rows = (await scripts((run) =>
    run(`select letters.key, letters.number, sha256, letters.received_at as at,
        count(distinct claims.id)::int as claims, count(claim_events.id)::int as events, min(claims.number) as numbers
      from letters
      left join claims on claims.user_id = letters.user_id and claims.letter_key = letters.key
      left join claim_events on claim_events.claim_id = claims.id
      group by letters.user_id, letters.key`),
  )) as unknown as Row[];
  const storedRows = new Map<string, Row[]>();
  for (const row of rows) storedRows.set(row.key, [...(storedRows.get(row.key) ?? []), row]);
  const [{ orphans }] = (await scripts((run) =>
    run(`select count(*)::int as orphans from claims where not exists
      (select from letters where letters.user_id = claims.user_id and letters.key = claims.letter_key)`),
  )) as unknown as [{ orphans: number }];

  const counts = { letters: letters.length, lost: 0, doubled: 0, unexpected: orphans, wrongReceipts: 0 };
  for (const letter of letters) {
    const found = storedRows.get(letter.key) ?? [];
    const [row] = found;
    if (!row || row.claims === 0 || letter.receipts.length === 0) counts.lost++;
    if (found.length > 1 || found.some(({ claims, events }) => claims > 1 || events > 1)) counts.doubled++;
    counts.wrongReceipts += letter.receipts.filter(
      (receipt) =>
        receipt.letterId !== letter.key ||
        receipt.sha256 !== letter.sha256 ||
        receipt.sha256 !== row?.sha256 ||
        receipt.number !== row.number ||
        receipt.number !== row.numbers ||
        receipt.receivedAt !== row.at.toISOString(),
    ).length;
    storedRows.delete(letter.key);
  }
  counts.unexpected += storedRows.size;
  return counts;
}

export const isCorrect = ({ lost, doubled, unexpected, wrongReceipts }: Counts) =>
  lost + doubled + unexpected + wrongReceipts === 0;
