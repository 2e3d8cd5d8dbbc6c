import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { parsePlanned } from './letters.ts';
import type { Account } from './phone/account.ts';

/** Every fourth letter has one. */
export const hasPhoto = (letter: number) => letter % 4 === 0;

/** Three pieces of an upload. The text of its letter says who made it. */
const size = 140 * 1024;
export const photoText = (text: string) => `%PDF-1.4\n${text}\n${'Tenawas '.repeat(size / 8)}\n%%EOF\n`;

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

type Row = { user_id: string; description: string; sha256: string; state: string; bytes: Uint8Array | null };

/** Each photo of each claim, as the server has it. */
export async function readPhotos({ db }: Database, accounts: readonly Account[]): Promise<Row[]> {
  const ids = sql.join(
    accounts.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = (await db.execute(sql`
    select claims.user_id, claims.description, photos.sha256, photos.state, photos.bytes
    from claims join claim_photos on claim_photos.claim_id = claims.id
    join photos on photos.user_id = claim_photos.user_id and photos.sha256 = claim_photos.sha256
    where claims.user_id in (${ids})`)) as unknown as { rows: Row[] };
  return rows;
}

export type PhotoCounts = { photos: number; photosLost: number; photosMixedUp: number };

/** `made` are the texts of the letters that the page showed as saved. */
export function countPhotos(
  rows: readonly Row[],
  made: ReadonlySet<string>,
  accounts: readonly Account[],
): PhotoCounts {
  const expected = [...made].filter((text) => hasPhoto(parsePlanned(text)?.letter ?? 1));
  const stored = rows.filter(
    ({ state, sha256, bytes }) => state === 'stored' && bytes && hashOf(Buffer.from(bytes)) === sha256,
  );
  const isThere = (text: string) =>
    stored.some(({ description, sha256 }) => description === text && sha256 === hashOf(photoText(text)));
  const ownerOf = (customer: number | undefined) => accounts.find((account) => account.customer === customer)?.id;
  // A draft that another life of the same phone went on with may have the photo of an earlier letter of its customer.
  const foreign = stored.filter(
    ({ user_id, bytes }) => user_id !== ownerOf(parsePlanned(Buffer.from(bytes ?? []).toString('latin1'))?.customer),
  );
  return {
    photos: expected.length,
    photosLost: expected.filter((text) => !isThere(text)).length,
    photosMixedUp: foreign.length,
  };
}
