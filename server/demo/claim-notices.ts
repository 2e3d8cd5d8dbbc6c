import type { ClaimAction } from '../../src/contract/claim-transitions.ts';
import type { NoticeKind } from '../../src/contract/notices.ts';
import type { Db } from '../db/database.ts';
import { deliveries, notices } from '../db/schema/notices.ts';
import { newId } from '../db/uuid.ts';
import { notForEarlierVersion } from '../notices/earlier-version.ts';

type Event = { userId: string; claimId: string; action: ClaimAction; at: Date };

const kinds: Partial<Record<ClaimAction, NoticeKind>> = {
  received: 'claim-received',
  ask: 'claim-question',
  approve: 'claim-approved',
  decline: 'claim-declined',
  pay: 'claim-paid',
};
/** Older ones are deleted, here as on any server. */
const kept = 90 * 24 * 60 * 60 * 1000;

/** What customers were told of their claims, by e-mail. */
export async function addClaimNotices(db: Db, events: Event[]) {
  const told = events
    .filter(({ at }) => Date.now() - at.getTime() < kept)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ userId, claimId, action, at }) => {
      const kind = kinds[action];
      return kind ? [{ id: newId(), userId, claimId, kind, createdAt: at, ...notForEarlierVersion }] : [];
    });
  await db.insert(notices).values(told);
  const sent = told.map(({ id, createdAt }) => ({
    noticeId: id,
    channel: 'email' as const,
    createdAt,
    attempts: 1,
    sentAt: createdAt,
  }));
  await db.insert(deliveries).values(sent);
}
