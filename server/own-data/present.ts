import type { ClaimDetail } from '../../src/contract/responses/claims.ts';
import type { OwnData } from '../../src/contract/responses/own-data.ts';
import { presentUser } from '../accounts/present.ts';
import type { User } from '../accounts/repository.ts';
import type { LogLine } from '../audit-log/repository.ts';
import type { callBacksOf } from '../call-backs/repository.ts';
import type { StoredCard } from '../cards/repository.ts';
import { presentDetail } from '../claims/present.ts';
import type { Claim, ClaimEvent, ClaimNow } from '../claims/repository.ts';
import type { claimRequests } from '../db/schema/claims.ts';
import type { DeletionRequest } from '../deletion/repository.ts';
import { presentMember } from '../family/present.ts';
import type { MemberRow } from '../family/repository.ts';
import { presentReceipt } from '../letters/present.ts';
import type { Letter } from '../letters/repository.ts';
import { wantedOf } from '../notices/choices.ts';
import type { SentNotice } from '../notices/repository.ts';
import { presentPhoto } from '../photos/present.ts';
import type { LinkedPhoto, OwnPhoto } from '../photos/repository.ts';
import { presentPortrait, type StoredPortrait } from '../portraits/repository.ts';
import { presentSubscription, presentUpgrade } from '../subscriptions/present.ts';
import type { Subscription, Upgrade } from '../subscriptions/repository.ts';

/** All of the account except the password hash. */
export function presentAccount(user: User): OwnData['account'] {
  const { id, username, email, phone, profilePic, subscriptionPlan } = presentUser(user);
  const {
    language,
    confirmedEmail,
    pendingEmail,
    previousEmail,
    confirmedPhone,
    previousPhone,
    mutedNotices,
    premiumFrom,
    premiumUntil,
    createdAt,
  } = user;
  const plan = { plan: subscriptionPlan, premiumFrom, premiumUntil };
  return {
    id,
    username,
    email,
    confirmedEmail,
    pendingEmail,
    previousEmail,
    phone,
    confirmedPhone,
    previousPhone,
    profilePic,
    language,
    wantedNotices: wantedOf(mutedNotices),
    ...plan,
    createdAt: createdAt.toISOString(),
  };
}

export function presentClaims(all: ClaimNow[], events: ClaimEvent[], photos: LinkedPhoto[]): ClaimDetail[] {
  const byId = new Map(all.map(({ claim }) => [claim.id, claim]));
  // Reversed, so that of several corrections of one claim the newest is kept.
  const byCorrected = new Map([...byId.values()].reverse().map((claim) => [claim.corrects, claim]));
  const eventsByClaim = groupBy(events, ({ event }) => event.claimId);
  const photosByClaim = groupBy(photos, ({ claimId }) => claimId);
  return all.map((now) => {
    const { id, corrects } = now.claim;
    const correction = {
      corrects: reference(corrects === null ? undefined : byId.get(corrects)),
      correctedBy: reference(byCorrected.get(id)),
    };
    return presentDetail(now, eventsByClaim.get(id) ?? [], correction, photosByClaim.get(id) ?? []);
  });
}

function groupBy<T>(all: T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

const reference = (claim: Claim | undefined) => (claim ? { id: claim.id, number: claim.number } : null);

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

export const presentOwnRequest = (request: typeof claimRequests.$inferSelect): OwnData['claimRequests'][number] => ({
  number: request.number,
  receivedAt: request.receivedAt.toISOString(),
  answeredAt: isoOrNull(request.settledAt),
});

export const presentOwnCallBack = ({
  request,
  claimNumber,
}: Awaited<ReturnType<typeof callBacksOf>>[number]): NonNullable<OwnData['callBacks']>[number] => ({
  number: request.number,
  receivedAt: request.receivedAt.toISOString(),
  phone: request.phone,
  time: request.callTime,
  claim: claimNumber,
  text: request.text,
  doneAt: isoOrNull(request.settledAt),
});

export const presentOwnSubscription = (of: Subscription): OwnData['subscriptions'][number] => ({
  ...presentSubscription(of),
  settledAt: isoOrNull(of.subscription.settledAt),
});

export const presentOwnUpgrade = (upgrade: Upgrade): OwnData['upgrades'][number] => ({
  ...presentUpgrade(upgrade),
  paymentMethod: upgrade.paymentMethod,
  settledAt: isoOrNull(upgrade.settledAt),
  from: upgrade.firstDay,
  until: upgrade.lastDay,
});

export const presentOwnMember = (member: MemberRow) => ({
  ...presentMember(member),
  settledAt: isoOrNull(member.settledAt),
});

export const presentLetter = (letter: Letter): OwnData['letters'][number] => ({
  ...presentReceipt(letter),
  kind: letter.kind,
  answer: letter.answer,
});

export const presentDeletionRequest = (request: DeletionRequest): OwnData['deletionRequests'][number] => ({
  receivedAt: request.receivedAt.toISOString(),
  takenBackAt: isoOrNull(request.settledAt),
});

export const presentNotice = ({ notice: { kind, createdAt }, deliveries }: SentNotice) => ({
  kind,
  createdAt: createdAt.toISOString(),
  deliveries: deliveries.map(({ channel, sentAt }) => ({ channel, sentAt: isoOrNull(sentAt) })),
});

export const presentOwnCard = ({ number, personId, issuedAt, blockedAt }: StoredCard) => ({
  number,
  personId,
  issuedAt: issuedAt.toISOString(),
  blockedAt: isoOrNull(blockedAt),
});

export const presentLogLine = ({ at, action, status, address, device }: LogLine) => ({
  at: at.toISOString(),
  action,
  status,
  address,
  device,
});

export const presentOwnPortrait = (portrait: StoredPortrait) => ({
  ...presentPortrait(portrait),
  changedAt: portrait.changedAt.toISOString(),
});

/** Without the bytes, which the customer can download one by one. */
export const presentOwnPhoto = ({ photo, claims }: OwnPhoto) => ({
  ...presentPhoto(photo),
  createdAt: photo.createdAt.toISOString(),
  claims,
});
