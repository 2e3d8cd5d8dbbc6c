import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row: the last backup that was made and checked. */
export const lastBackup = pgTable('last_backup', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  at: moment('at').notNull(),
  file: text('file').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});
