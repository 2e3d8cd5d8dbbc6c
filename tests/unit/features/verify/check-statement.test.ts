// @vitest-environment node
import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { signStatement } from '../../../../server/cards/sign.ts';
import { type Cover, statementToDigits, toClaims } from '../../../../src/contract/card-statement.ts';
import { catalogue } from '../../../../src/contract/catalogue.ts';
import { checkStatement, type Known } from '../../../../src/features/verify/check-statement.ts';
import { encodeQr } from '../../../../src/ui/qr-code.tsx';

const day = 86_400_000;
const at = Date.parse('2026-11-28T09:00:00Z');
const number = '7K2M9XQWTR4H';
const cover: Cover = {
  number,
  name: 'ሕይወት በቀለ',
  planUntil: '2027-05-01',
  services: [
    { slug: 'maternity-care', until: '2027-11-27' },
    { slug: 'routine-checkups', until: '2027-11-27' },
    { slug: 'dental-care', until: '2026-12-03' },
  ],
};

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const shown = { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' } as const;
  return { signs: { kid, key: privateKey }, shown };
}
const [ours, other] = [await newKey('ours'), await newKey('other')];
const known: Known = { keys: [ours.shown], areKeysNew: false, blocked: [], now: at + day, lastContact: at };
const { statement } = await signStatement(ours.signs, cover, at);
const [header = '', payload = '', signature = ''] = statement.split('.');

const kindOf = async (code: string, more: Partial<Known> = {}) =>
  (await checkStatement(code, { ...known, ...more })).kind;
const signed = (claims: JWTPayload, key = ours.signs, alg = 'ES256') =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: key.kid }).sign(key.key);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = Math.floor(at / 1000);

test('the page reads what the server signs, from digits as well', async () => {
  const services = [...cover.services].sort((a, b) => b.until.localeCompare(a.until));
  const said = { ...cover, services, notBefore: at, expiresAt: at + 30 * day };
  for (const code of [statement, statementToDigits(statement)])
    expect(await checkStatement(code, known)).toEqual({ kind: 'covered', statement: said });
});

test('what somebody else has signed, or changed, or nobody has signed, is not ours', async () => {
  const changed = encoded({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), n: 'Somebody Else' });
  const claims = toClaims(cover, seconds, seconds + 86_400);
  const forgeries = {
    'a changed name': `${header}.${changed}.${signature}`,
    'another key under our name': await signed({ ...claims }, { ...other.signs, kid: 'ours' }),
    'no signature': `${header}.${payload}.`,
    'alg none': new UnsecuredJWT({ ...claims }).encode(),
    'alg none with a key': `${encoded({ alg: 'none', kid: 'ours' })}.${payload}.${signature}`,
    'another algorithm in the header': `${encoded({ alg: 'HS256', kid: 'ours' })}.${payload}.${signature}`,
    'another issuer': await signed({ ...claims, iss: 'elsewhere' }),
    'no number': await signed({ ...claims, sub: 7 as never }),
    'cut off': statement.slice(0, -10),
    'cut off in the middle': statement.slice(0, 60),
    'one part more': `${statement}.${signature}`,
    digits: '0123456789',
    'an address': 'https://tenawas.example/card',
    nothing: '',
    'not text': '..',
  };
  for (const [name, code] of Object.entries(forgeries)) expect([name, await kindOf(code)]).toEqual([name, 'not-ours']);
});

test('a key that this phone does not know may be a newer one, until the keys are fetched', async () => {
  const foreign = (await signStatement(other.signs, cover, at)).statement;
  expect(await kindOf(foreign)).toBe('unknown-key');
  expect(await kindOf(foreign, { areKeysNew: true })).toBe('not-ours');
  expect(await kindOf(foreign, { keys: [ours.shown, other.shown] })).toBe('covered');
  for (const keys of [undefined, []]) expect(await kindOf(statement, { keys })).toBe('no-keys');
  expect(await kindOf(statement, { keys: undefined, areKeysNew: true })).toBe('no-keys');
  expect(await kindOf(statement, { keys: [], areKeysNew: true })).toBe('not-ours');
});

test('it expires after thirty days, and the last day of the cover counts to its end in Ethiopia', async () => {
  const lastContact = at + 29 * day;
  expect(await kindOf(statement, { now: at + 30 * day - 1, lastContact })).toBe('covered');
  expect(await kindOf(statement, { now: at + 30 * day, lastContact })).toBe('expired');
  const ending = { ...cover, planUntil: null, services: [{ slug: 'maternity-care', until: '2026-11-30' }] };
  const { statement: short } = await signStatement(ours.signs, ending, at);
  const midnight = Date.parse('2026-11-30T21:00:00Z');
  expect(await kindOf(short, { now: midnight - 1 })).toBe('covered');
  expect(await kindOf(short, { now: midnight })).toBe('ended');
});

test('a clock that cannot be right is told, not an expired card', async () => {
  expect(await kindOf(statement, { now: at - 365 * day, lastContact: undefined })).toBe('wrong-clock');
  // Set back since the server was last reached.
  expect(await kindOf(statement, { now: at + day, lastContact: at + 10 * day })).toBe('wrong-clock');
  expect(await kindOf(statement, { now: at + 365 * day, lastContact: at })).toBe('wrong-clock');
  expect(await kindOf(statement, { now: at - 60_000, lastContact: undefined })).toBe('covered');
});

test('a blocked card is blocked, whatever else it says', async () => {
  const blocked = [createHash('sha256').update(number).digest('hex').slice(0, 12)];
  expect(await kindOf(statement, { blocked })).toBe('blocked');
  expect(await kindOf(statement, { blocked, now: at + 31 * day })).toBe('blocked');
  expect(await kindOf(statement, { blocked: ['0123456789ab'] })).toBe('covered');
});

test('the code can be read by a cheap phone, with a long name and every service too', async () => {
  const sizeOf = async (of: Cover) => {
    const { statement } = await signStatement({ ...ours.signs, kid: 'kid-id' }, of, at);
    return encodeQr(statementToDigits(statement)).size;
  };
  // Version 12 has 65 modules, and a border of four on each side.
  const mostModules = 65 + 8;
  const services = catalogue.map(({ slug }, place) => ({ slug, until: `2027-${10 + (place % 3)}-20` }));
  for (const of of [cover, { ...cover, services }, { ...cover, services, name: 'ሕይወት '.repeat(30) }])
    expect(await sizeOf(of)).toBeLessThanOrEqual(mostModules);
});

test('the places of services in the catalogue are part of codes on paper, and never change', () => {
  expect(catalogue.map(({ slug }) => slug)).toEqual([
    'hospital-network',
    'claims-management',
    'emergency-assistance',
    'routine-checkups',
    'medication-support',
    'minor-surgeries',
    'maternity-care',
    'customer-support',
    'international-treatment',
    'private-rooms',
    'advanced-diagnostics',
    'air-ambulance',
    'preventive-healthcare',
    'telemedicine',
  ]);
});
