import { and, eq, isNull, sql } from 'drizzle-orm';
import { type AnnouncedPhoto, photoLimits } from '../../src/contract/photos.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claimPhotos, photos } from '../db/schema/photos.ts';
import { beginAgainIfRefused } from './letter-inserts.ts';
import { findPhoto, type Photo } from './repository.ts';

type Announcement = AnnouncedPhoto & { letter: string };

/** Adds a photo to the claim of a letter that arrived without its photos, at a server of the release before. */
export function announcePhoto(db: Db, userId: string, of: Announcement): Promise<Photo | 'missing' | 'too-many'> {
  return db.transaction(async (tx) => {
    const { letter, sha256, type, size } = of;
    const isHere = and(eq(users.id, userId), isNull(users.removedAt));
    const [sender] = await tx.select({ id: users.id }).from(users).where(isHere).for('key share');
    const claimId = sender && (await lockClaimOf(tx, userId, letter));
    if (!claimId) return 'missing';

    const links = await tx
      .select({
        sha256: claimPhotos.sha256,
        letterKey: claimPhotos.letterKey,
        position: claimPhotos.position,
        state: photos.state,
      })
      .from(claimPhotos)
      .innerJoin(photos, and(eq(photos.userId, claimPhotos.userId), eq(photos.sha256, claimPhotos.sha256)))
      .where(eq(claimPhotos.claimId, claimId));
    const isLinked = links.some((link) => link.sha256 === sha256);
    // A refused one does not count, since the customer may replace it.
    const ofLetter = links.filter(({ letterKey, state }) => letterKey === letter && state !== 'refused');
    if (!isLinked && ofLetter.length >= photoLimits.perClaim) return 'too-many';

    await tx.execute(sql`insert into photos (user_id, sha256, type, size)
      values (${userId}::uuid, ${sha256}::text, ${type}::text, ${size}::int) ${beginAgainIfRefused}`);
    const position = Math.max(-1, ...links.map((link) => link.position)) + 1;
    if (!isLinked) await tx.insert(claimPhotos).values({ claimId, userId, sha256, letterKey: letter, position });
    return (await findPhoto(tx, { userId, sha256 })) ?? 'missing';
  });
}

/** The claim that the letter made, or wrote about: which one is known by the moment at which it arrived. */
async function lockClaimOf(tx: Db, userId: string, letter: string): Promise<string | undefined> {
  const { rows } = (await tx.execute(sql`
    select claims.id from claims
    join letters on letters.user_id = claims.user_id and letters.key = ${letter}::uuid
    where claims.user_id = ${userId}::uuid and (claims.letter_key = letters.key
      or letters.kind in ('claim-answer', 'claim-review') and exists (select from claim_events as event
        where event.claim_id = claims.id and event.action in ('answer', 'disagree') and event.by_user = claims.user_id
          and event.at = letters.received_at))
    for no key update of claims`)) as unknown as { rows: { id: string }[] };
  return rows.length === 1 ? rows[0]?.id : undefined;
}
