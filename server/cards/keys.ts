import { desc, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { CardKeys } from '../../src/contract/responses/cards.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { cardKeys as table } from '../db/schema/cards.ts';
import { isPublished, needsNewKey, signingKeyOf } from './policy.ts';

/** Shorter than a whole thumbprint, since it is part of every code that a phone has to read. */
const kidLength = 6;
const algorithm = 'ES256';

type Keys = Pick<Context, 'db' | 'cardEncryption'>;
export type SigningKey = { kid: string; key: Awaited<ReturnType<typeof importJWK>> };

const storedKeys = (db: Db) => db.select().from(table).orderBy(desc(table.createdAt), desc(table.kid));

/** The public keys of all statements that have not expired yet, and the one that will sign next. */
export async function publishedKeys({ db }: Keys, now = Date.now()): Promise<CardKeys> {
  const keys = await storedKeys(db);
  return {
    keys: keys
      .filter((_, at) => isPublished(keys, at, now))
      .map(({ kid, x, y }) => ({ kty: 'EC', crv: 'P-256', x, y, kid, alg: algorithm, use: 'sig' })),
  };
}

/**
 * The key that signs now. A new one is made every year, and at once if none of the stored ones can be decrypted, which is so after
 * `TOKEN_SECRET` was changed for another. All servers find the same one in the database.
 */
export async function signingKey({ db, cardEncryption }: Keys, now = Date.now()): Promise<SigningKey> {
  const readable = async () =>
    (await storedKeys(db)).flatMap((stored) => {
      const text = cardEncryption.decrypt(stored.privateKey);
      return text === undefined ? [] : [{ ...stored, jwk: JSON.parse(text) as JWK }];
    });
  let keys = await readable();
  if (needsNewKey(keys, now)) {
    await addKey({ db, cardEncryption }, new Date(now));
    keys = await readable();
  }
  const found = signingKeyOf(keys, now);
  if (!found) throw new Error('The new card key was not stored.');
  return { kid: found.kid, key: await importJWK(found.jwk, algorithm) };
}

async function addKey({ db, cardEncryption }: Keys, createdAt: Date): Promise<void> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = (await calculateJwkThumbprint(jwk)).slice(0, kidLength);
  const { x = '', y = '' } = jwk;
  await db
    .insert(table)
    .values({ kid, x, y, privateKey: cardEncryption.encrypt(JSON.stringify(jwk)), createdAt })
    .onConflictDoNothing();
}

/** After `TOKEN_SECRET` was changed, so that the one before is not needed any more. */
export async function encryptKeysAnew({ db, cardEncryption }: Keys): Promise<void> {
  for (const { kid, privateKey } of await storedKeys(db)) {
    const text = cardEncryption.decrypt(privateKey);
    if (text === undefined) continue;
    await db
      .update(table)
      .set({ privateKey: cardEncryption.encrypt(text) })
      .where(eq(table.kid, kid));
  }
}
