import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { lastBackup } from '../schema/backups.ts';

export type MadeBackup = { file: string; bytes: number };

/** A database that is backed up before its upgrade has no such table yet. */
export async function recordBackup(db: Db, { file, bytes }: MadeBackup) {
  const { rows } = (await db.execute(sql`select to_regclass('last_backup') is not null as found`)) as unknown as {
    rows: { found: boolean }[];
  };
  if (!rows[0]?.found) return;
  const made = { at: sql`now()`, file, bytes };
  await db.insert(lastBackup).values(made).onConflictDoUpdate({ target: lastBackup.onlyRow, set: made });
}

/** undefined if there was none */
export async function lastBackupAt(db: Db): Promise<Date | undefined> {
  const [row] = await db.select({ at: lastBackup.at }).from(lastBackup);
  return row?.at;
}

export async function isBackupDue(db: Db, everyHours: number): Promise<boolean> {
  const last = await lastBackupAt(db);
  return !last || Date.now() >= last.getTime() + everyHours * 60 * 60 * 1000;
}
