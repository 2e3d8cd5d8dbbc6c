import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { addUser } from '../../../server/accounts/repository.ts';
import { databaseIn } from '../../../server/db/data-dir.ts';
import type { Db } from '../../../server/db/database.ts';
import { openLocked } from '../../../server/db/open.ts';
import { newId } from '../../../server/db/uuid.ts';
import { addRecords } from './records.ts';

/** Creates a data directory with a migrated database, filled by `fill`. */
export async function placeWith(home: string, fill?: (db: Db) => Promise<unknown>): Promise<string> {
  const dataDir = join(home, newId());
  cpSync(inject('template')?.folder ?? '', databaseIn(dataDir), { recursive: true });
  const database = await openLocked(dataDir);
  await fill?.(database.db);
  await database.close();
  return dataDir;
}

/** Enough rows that each table has several pages. */
export async function threeHundredClaims(db: Db) {
  for (let customer = 0; customer < 100; customer++) {
    const user = await addUser(db, {
      role: 'customer',
      username: 'Hiwot Bekele',
      email: `${newId()}@mail.example`,
      phone: '+251911234567',
      passwordHash: 'a'.repeat(100),
    });
    if (user) await addRecords(db, user.id, 3);
  }
}
