import webPush from 'web-push';
import type { Db } from '../../db/database.ts';
import { pushKeys } from '../../db/schema/notices.ts';

export type PushKeys = { publicKey: string; privateKey: string };

/** The server's key pair, made by the first process that asks for it and kept in the database. */
export function pushKeysOf(db: Db): () => Promise<PushKeys> {
  let found: PushKeys | undefined;
  return async () => {
    found ??= await findKeys(db);
    if (found) return found;
    await db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing();
    found = await findKeys(db);
    if (!found) throw new Error('The push keys were not stored.');
    return found;
  };
}

async function findKeys(db: Db): Promise<PushKeys | undefined> {
  const { publicKey, privateKey } = pushKeys;
  const [keys] = await db.select({ publicKey, privateKey }).from(pushKeys);
  return keys;
}
