import type { Card, CardCheck } from '../../src/contract/responses/cards.ts';
import type { User } from '../accounts/repository.ts';
import { type CurrentCover, hasCover } from './cover.ts';
import type { StoredCard } from './repository.ts';
import type { Signed } from './sign.ts';

type Of = { card: StoredCard; holder: User; member: { name: string } | null };

export const presentCard = ({ card, holder, member }: Of, cover: CurrentCover, signed: Signed | null): Card => ({
  number: card.number,
  personId: card.personId,
  name: member?.name ?? holder.username,
  plan: cover.planUntil === null ? 'Regular' : 'Premium',
  planUntil: cover.planUntil,
  services: cover.services,
  photo: member ? null : holder.profilePic,
  statement: signed?.statement ?? null,
  issuedAt: card.issuedAt.toISOString(),
  expiresAt: signed?.expiresAt.toISOString() ?? null,
});

const nothing = { name: null, planUntil: null, services: [] };

/** Enough to compare with the card, without giving the whole name to everyone who knows a number. */
export function shortNameOf(name: string): string {
  const [first = '', next = ''] = name.trim().split(/\s+/);
  const [initial] = next;
  return initial === undefined ? first : `${first} ${initial}.`;
}

export const unknownCard: CardCheck = { status: 'unknown', ...nothing };
export const blockedCard: CardCheck = { status: 'blocked', ...nothing };
export const presentCheck = ({ holder, member }: Omit<Of, 'card'>, cover: CurrentCover): CardCheck => ({
  status: hasCover(cover) ? 'covered' : 'not-covered',
  name: shortNameOf(member?.name ?? holder.username),
  ...cover,
});
