import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

export type MadeBackup = { file: string; bytes: number };

/** A database that is backed up before its upgrade has no such table yet. */
export async function recordBackup(db: Db, { file, bytes }: MadeBackup) {
  const { rows } = (await db.execute(sql`select to_regclass('last_backup') is not null as found`)) as unknown as {
    rows: { found: boolean }[];
  };
  if (!rows[0]?.found) return;
  await db.execute(sql`insert into last_backup (at, file, bytes) values (now(), ${file}, ${bytes})
    on conflict (only_row) do update set at = excluded.at, file = excluded.file, bytes = excluded.bytes`);
}

/** In seconds since 1970; 0 if there was none. */
export async function lastBackupAt(db: Db): Promise<number> {
  const { rows } = (await db.execute(
    sql`select extract(epoch from at)::float8 as seconds from last_backup`,
  )) as unknown as { rows: { seconds: number }[] };
  return rows[0]?.seconds ?? 0;
}

export const isBackupDue = async (db: Db, everyHours: number): Promise<boolean> =>
  Date.now() / 1000 >= (await lastBackupAt(db)) + everyHours * 3600;
