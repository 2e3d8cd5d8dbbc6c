import { SignJWT } from 'jose';
import { type Cover, statementAlgorithm, toClaims } from '../../src/contract/card-statement.ts';
import type { SigningKey } from './keys.ts';
import { statementDays } from './policy.ts';

export type Signed = { statement: string; expiresAt: Date };

/** What the card's code says: number, name and cover, and nothing about anybody's health. */
export async function signStatement({ kid, key }: SigningKey, cover: Cover, now = Date.now()): Promise<Signed> {
  const notBefore = Math.floor(now / 1000);
  const expires = notBefore + statementDays * 86_400;
  const statement = await new SignJWT({ ...toClaims(cover, notBefore, expires) })
    .setProtectedHeader({ alg: statementAlgorithm, kid })
    .sign(key);
  return { statement, expiresAt: new Date(expires * 1000) };
}
