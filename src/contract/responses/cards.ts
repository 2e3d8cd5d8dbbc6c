import * as v from 'valibot';

const day = v.string();

const card = v.object({
  number: v.string(),
  /** null for the account's holder */
  personId: v.nullable(v.string()),
  name: v.string(),
  plan: v.picklist(['Regular', 'Premium']),
  /** the last day of a confirmed premium plan */
  planUntil: v.nullable(day),
  /** what is covered today, each with its last day */
  services: v.array(v.object({ slug: v.string(), title: v.string(), until: day })),
  photo: v.nullable(v.string()),
  /** a signed JWT, as `docs/security.md` describes it; null if nothing is covered today */
  statement: v.nullable(v.string()),
  /** when the card was made, and how long its statement is valid */
  issuedAt: v.string(),
  expiresAt: v.nullable(v.string()),
});
export type Card = v.InferOutput<typeof card>;

/** The holder's first. `at` is the time of the server. */
export const cards = v.object({
  at: v.string(),
  cards: v.array(card),
  /** the version of the photographs on the cards; null if there are none, missing at a server of an earlier release */
  portraits: v.optional(v.nullable(v.string())),
});
export type Cards = v.InferOutput<typeof cards>;

/** A JSON Web Key Set (RFC 7517). */
export const cardKeys = v.object({
  keys: v.array(
    v.object({
      kty: v.literal('EC'),
      crv: v.literal('P-256'),
      x: v.string(),
      y: v.string(),
      kid: v.string(),
      alg: v.literal('ES256'),
      use: v.literal('sig'),
    }),
  ),
});
export type CardKeys = v.InferOutput<typeof cardKeys>;

/** The blocked cards whose statements have not expired yet, as the first half of a hash of each number. */
export const blockedCards = v.object({ at: v.string(), cards: v.array(v.string()) });
export type BlockedCards = v.InferOutput<typeof blockedCards>;

/** Of a hash in hex. */
export const blockedHashLength = 12;

/** The answer is the same for every number that is no card's. */
export const cardCheck = v.object({
  status: v.picklist(['covered', 'not-covered', 'blocked', 'unknown']),
  /** the first name and an initial, to compare with the card; null if the card is blocked or unknown */
  name: v.nullable(v.string()),
  planUntil: v.nullable(day),
  services: v.array(v.object({ slug: v.string(), title: v.string(), until: day })),
});
export type CardCheck = v.InferOutput<typeof cardCheck>;
