import { endpoint } from './endpoint.ts';
import { cardByNumber } from './payloads/card-number.ts';
import { portraitChange } from './payloads/portrait.ts';
import { blockedCards, cardCheck, cardKeys, cards } from './responses/cards.ts';
import { portraits } from './responses/portraits.ts';

const none = undefined;

/** The cards that customers show, and how a hospital checks them. */
export const cardEndpoints = {
  /** The customer's cards, each with a statement that is signed anew. The first request makes the card. */
  cards: endpoint({ method: 'GET', path: '/cards', may: 'customer', payload: none, answer: cards, status: 200 }),
  /** Blocks an own card and makes a new one. Repeating it makes no other. */
  blockCard: endpoint({
    method: 'POST',
    path: '/cards/block',
    may: 'customer',
    payload: cardByNumber,
    answer: cards,
    status: 200,
  }),
  /** The photographs on the cards. */
  portraits: endpoint({
    method: 'GET',
    path: '/portraits',
    may: 'customer',
    payload: none,
    answer: portraits,
    status: 200,
  }),
  /** Replaces or removes one, and answers with all of them. */
  changePortrait: endpoint({
    method: 'PUT',
    path: '/portraits',
    may: 'customer',
    payload: portraitChange,
    answer: portraits,
    status: 200,
  }),
  /** The public keys that cards are signed with. */
  cardKeys: endpoint({
    method: 'GET',
    path: '/card-keys',
    may: 'anyone',
    payload: none,
    answer: cardKeys,
    status: 200,
  }),
  blockedCards: endpoint({
    method: 'GET',
    path: '/blocked-cards',
    may: 'anyone',
    payload: none,
    answer: blockedCards,
    status: 200,
  }),
  /** Checks a number that was read off a card. */
  checkCard: endpoint({
    method: 'POST',
    path: '/verify-card',
    may: 'anyone',
    payload: cardByNumber,
    answer: cardCheck,
    status: 200,
  }),
} as const;
