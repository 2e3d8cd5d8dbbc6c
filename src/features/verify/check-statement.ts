import { digitsToStatement, parseClaims, type Statement, statementAlgorithm } from '../../contract/card-statement.ts';
import { localDay } from '../../contract/day.ts';
import { type BlockedCards, blockedHashLength, type CardKeys } from '../../contract/responses/cards.ts';
import { sha256Of } from '../../device/sha256.ts';

/** What this phone has from the server, and what time it is. */
export type Known = {
  keys: CardKeys['keys'] | undefined;
  /** whether the keys were fetched just now, so that a key which is missing does not exist */
  areKeysNew: boolean;
  blocked: BlockedCards['cards'] | undefined;
  /** the time now, by the server's clock as far as this phone knows it */
  now: number;
  /** when the server was last reached, by its own clock */
  lastContact: number | undefined;
};

export type Verdict =
  | { kind: 'covered' | 'ended' | 'expired' | 'wrong-clock' | 'blocked'; statement: Statement }
  | { kind: 'no-keys' | 'unknown-key' | 'not-ours' };

const hour = 3_600_000;
/** A phone that was without a network for longer than this, by its clock, more likely has a wrong clock. */
const longestWithoutContact = 60 * 24 * hour;

/** Checks what a card's code says, without a network. */
export async function checkStatement(code: string, known: Known): Promise<Verdict> {
  const parts = partsOf(/^\d+$/.test(code) ? digitsToStatement(code) : code);
  if (!parts) return { kind: 'not-ours' };
  const key = known.keys?.find(({ kid }) => kid === parts.kid);
  if (!key && known.keys && known.areKeysNew) return { kind: 'not-ours' };
  if (!key) return { kind: known.keys?.length ? 'unknown-key' : 'no-keys' };
  if (!(await isSignedBy(key, parts))) return { kind: 'not-ours' };
  const statement = parseClaims(parts.payload);
  if (!statement) return { kind: 'not-ours' };
  return { kind: await judge(statement, known), statement };
}

async function judge(statement: Statement, { blocked, now, lastContact }: Known) {
  if (blocked?.includes((await sha256Of(statement.number)).slice(0, blockedHashLength))) return 'blocked';
  const isBehind = now < statement.notBefore - hour || (lastContact !== undefined && now < lastContact - hour);
  if (isBehind) return 'wrong-clock';
  if (now >= statement.expiresAt) {
    const isAhead = lastContact !== undefined && now > lastContact + longestWithoutContact;
    return isAhead ? 'wrong-clock' : 'expired';
  }
  const lastDays = [statement.planUntil, ...statement.services.map(({ until }) => until)];
  return lastDays.some((day) => day !== null && day >= localDay(new Date(now))) ? 'covered' : 'ended';
}

type Parts = { kid: string; payload: unknown; signed: string; signature: Uint8Array<ArrayBuffer> };

/** Undefined if it is not a compact JWS (RFC 7515) with the algorithm of cards. */
function partsOf(jws: string): Parts | undefined {
  const [header = '', payload = '', signature = '', ...rest] = jws.split('.');
  if (rest.length > 0) return undefined;
  try {
    const { alg, kid } = JSON.parse(textOf(header));
    if (alg !== statementAlgorithm || typeof kid !== 'string') return undefined;
    const parsed: unknown = JSON.parse(textOf(payload));
    return { kid, payload: parsed, signed: `${header}.${payload}`, signature: bytesOf(signature) };
  } catch {
    return undefined;
  }
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
const textOf = (base64url: string) => new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(base64url));

async function isSignedBy({ kty, crv, x, y }: CardKeys['keys'][number], { signed, signature }: Parts) {
  const algorithm = { name: 'ECDSA', namedCurve: crv, hash: 'SHA-256' };
  try {
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, algorithm, false, ['verify']);
    return await crypto.subtle.verify(algorithm, key, signature, new TextEncoder().encode(signed));
  } catch {
    return false;
  }
}
