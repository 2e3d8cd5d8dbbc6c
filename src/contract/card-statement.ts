import * as v from 'valibot';
import { catalogue } from './catalogue.ts';

export const statementIssuer = 'tenawas';
export const statementAlgorithm = 'ES256';

export type Cover = {
  number: string;
  name: string;
  /** The last day of a confirmed premium plan. */
  planUntil: string | null;
  services: readonly { slug: string; until: string }[];
};

/** A day as the number of days since 1970. */
const dayNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** Short names and numbers, since a cheap phone has to read them from another one's screen. */
const claims = v.object({
  iss: v.literal(statementIssuer),
  sub: v.string(),
  n: v.string(),
  p: v.optional(dayNumber),
  /** A last day with its services: the place in the catalogue, or the slug of one that the company has added. */
  s: v.array(v.tupleWithRest([dayNumber], v.union([v.number(), v.string()]))),
  nbf: v.number(),
  exp: v.number(),
});
export type StatementClaims = v.InferOutput<typeof claims>;

const day = 86_400_000;
const numberOfDay = (text: string) => Date.parse(text) / day;
const dayOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);

/** In UTF-8. A longer name would make a code that is too dense to be read. */
const mostNameBytes = 60;

function shortName(name: string): string {
  const bytes = (text: string) => encodeURIComponent(text).replace(/%../g, '.').length;
  if (bytes(name) <= mostNameBytes) return name;
  let short = '';
  for (const character of name) {
    if (bytes(`${short}${character}…`) > mostNameBytes) break;
    short += character;
  }
  return `${short}…`;
}

/** What a card's statement says. Its times are in seconds. */
export function toClaims({ number, name, planUntil, services }: Cover, nbf: number, exp: number): StatementClaims {
  const byDay = new Map<string, (number | string)[]>();
  for (const { slug, until } of services) {
    const place = catalogue.findIndex((known) => known.slug === slug);
    byDay.set(until, [...(byDay.get(until) ?? []), place < 0 ? slug : place]);
  }
  return {
    iss: statementIssuer,
    sub: number,
    n: shortName(name),
    ...(planUntil !== null && { p: numberOfDay(planUntil) }),
    s: [...byDay].map(([until, slugs]): [number, ...(number | string)[]] => [numberOfDay(until), ...slugs]),
    nbf,
    exp,
  };
}

export type Statement = Cover & { /** in milliseconds */ notBefore: number; expiresAt: number };

/** Undefined if it is not a statement about a card. */
export function parseClaims(payload: unknown): Statement | undefined {
  const parsed = v.safeParse(claims, payload);
  if (!parsed.success) return undefined;
  const { sub, n, p, s, nbf, exp } = parsed.output;
  return {
    number: sub,
    name: n,
    planUntil: p === undefined ? null : dayOf(p),
    services: s.flatMap(([until, ...places]) => places.map((place) => ({ slug: slugOf(place), until: dayOf(until) }))),
    notBefore: nbf * 1000,
    expiresAt: exp * 1000,
  };
}

const slugOf = (place: number | string) => (typeof place === 'string' ? place : (catalogue[place]?.slug ?? '?'));

/**
 * A statement in digits, two for each character: a code of digits alone is a third smaller than one of the letters themselves. SMART
 * Health Cards are written so.
 */
const firstCharacter = '-'.charCodeAt(0);

export const statementToDigits = (statement: string) =>
  Array.from(statement, (character) => String(character.charCodeAt(0) - firstCharacter).padStart(2, '0')).join('');

export const digitsToStatement = (digits: string) =>
  (digits.match(/\d\d/g) ?? []).map((pair) => String.fromCharCode(Number(pair) + firstCharacter)).join('');
