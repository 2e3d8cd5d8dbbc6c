import { type SQL, sql } from 'drizzle-orm';
import type { AnnouncedPhoto } from '../../src/contract/photos.ts';

/** Each photo once, with its place in the letter. */
const announcedRows = (announced: AnnouncedPhoto[]): SQL => {
  const once = [...new Map(announced.map((photo) => [photo.sha256, photo])).values()];
  const rows = once.map((photo, position) => ({ ...photo, position }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as announced (sha256 text, type text, size int, position int)`;
};

/** A photo that the customer has already is not sent again, unless it was refused. */
export const beginAgainIfRefused = sql`on conflict (user_id, sha256) do update
  set state = 'arriving', refusal = null, received = 0, type = excluded.type, size = excluded.size, changed_at = now()
  where photos.state = 'refused'`;

/** CTEs that insert the photos of a letter from `letter` (`letters/repository.ts`), after those that `claimId` or `after` has. */
export function photoInserts(claimId: string, announced: AnnouncedPhoto[], after = claimId): SQL[] {
  if (announced.length === 0) return [];
  // In the order of their keys, so that two letters with the same photos do not wait for each other.
  return [
    sql`photo as (
      insert into photos (user_id, sha256, type, size)
      select letter.user_id, announced.sha256, announced.type, announced.size
      from letter, ${announcedRows(announced)} order by announced.sha256
      ${beginAgainIfRefused})`,
    sql`claim_photo as (
      insert into claim_photos (claim_id, user_id, sha256, letter_key, position)
      select ${claimId}::uuid, letter.user_id, announced.sha256, letter.key, announced.position + (
        select coalesce(max(position) + 1, 0) from claim_photos where claim_id = ${after}::uuid)
      from letter, ${announcedRows(announced)}
      on conflict (claim_id, sha256) do nothing)`,
  ];
}

/** A correction has the photos of the claim that it corrects, those that are still arriving too. */
export const carriedPhotoInserts = (claimId: string, corrects: string): SQL[] => [
  sql`carried_photo as (
    insert into claim_photos (claim_id, user_id, sha256, letter_key, position)
    select ${claimId}::uuid, before.user_id, before.sha256, letter.key, before.position
    from letter join claim_photos as before on before.claim_id = ${corrects}::uuid and before.user_id = letter.user_id
    on conflict (claim_id, sha256) do nothing)`,
];
