import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ClaimPhoto, PhotoRefusal, PhotoType } from '../../../src/contract/photos.ts';
import type { PortraitType } from '../../../src/contract/portrait.ts';
import { moment } from './columns.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

/** PGlite returns a plain `Uint8Array`. */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength),
});

export const photos = pgTable(
  'photos',
  {
    userId: uuid('user_id').notNull(),
    sha256: text('sha256').notNull(),
    type: text('type').$type<PhotoType>().notNull(),
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    state: text('state').$type<ClaimPhoto['state']>().notNull().default('arriving'),
    refusal: text('refusal').$type<PhotoRefusal>(),
    bytes: bytea('bytes'),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sha256] })],
);

export const photoPieces = pgTable(
  'photo_pieces',
  {
    userId: uuid('user_id').notNull(),
    sha256: text('sha256').notNull(),
    start: integer('start').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sha256, table.start] })],
);

export const claimPhotos = pgTable(
  'claim_photos',
  {
    claimId: uuid('claim_id').notNull(),
    userId: uuid('user_id').notNull(),
    sha256: text('sha256').notNull(),
    letterKey: uuid('letter_key').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.sha256] })],
);

/** Of the account's holder, or of a member of the family. */
export const portraits = pgTable('portraits', {
  userId: uuid('user_id').notNull(),
  /** null for the account's holder */
  personId: uuid('person_id'),
  type: text('type').$type<PortraitType>().notNull(),
  sha256: text('sha256').notNull(),
  bytes: bytea('bytes').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
