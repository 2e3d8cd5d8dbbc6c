import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longLocks, wrongSteps } from './migration-rules.ts';

const folder = 'server/db/migrations';
/** Those up to 0030 are older than the rule. They have run wherever the product is used. */
const files = readdirSync(folder).filter((name) => name > '0031');

test('migrations lock no large table for long', () => {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const wrong = (name: string) => (name.endsWith('.steps.sql') ? wrongSteps : longLocks)(text(name));
  expect(Object.fromEntries(files.map((name) => [name, wrong(name)]).filter(([, found]) => found?.length))).toEqual({});
});

test.each([
  'CREATE INDEX claims_by_day ON claims (received_at)',
  'CREATE UNIQUE INDEX one ON letters USING btree (number)',
  'ALTER TABLE claims\n  ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector(description)) STORED',
  "ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN ('claim'))",
  'ALTER TABLE claims ADD FOREIGN KEY (person_id) REFERENCES family_members (id)',
  'ALTER TABLE users ADD UNIQUE (phone)',
  'ALTER TABLE claims ADD COLUMN token uuid DEFAULT gen_random_uuid()',
  'ALTER TABLE claims ALTER COLUMN description TYPE varchar(10)',
  'ALTER TABLE claims ALTER COLUMN hospital SET NOT NULL',
  'UPDATE claims SET priority = true',
])('%s is refused', (statement) => {
  expect(longLocks(`-- Why.\nCREATE TABLE others (id uuid);\n${statement};`)).toHaveLength(1);
});

test.each([
  'ALTER TABLE claims ADD COLUMN note text, ADD COLUMN seen boolean NOT NULL DEFAULT false',
  "ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN ('claim')) NOT VALID",
  'CREATE TABLE others (claim_id uuid REFERENCES claims (id), CHECK (true))',
  'CREATE INDEX others_of_claim ON others (claim_id)',
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE claims SET x = 1; RETURN NEW; END $$',
])('%s is allowed', (statement) => {
  expect(longLocks(`${statement};`)).toEqual([]);
});

test('a step can be repeated, and does its work in parts', () => {
  const drop = 'DROP INDEX CONCURRENTLY IF EXISTS claims_by_day;';
  const make = '-- For the overview.\nCREATE INDEX CONCURRENTLY claims_by_day ON claims (received_at);';
  const fill =
    'DO $$ BEGIN\n  LOOP\n    UPDATE claims SET x = 1;\n    EXIT WHEN NOT FOUND;\n    COMMIT;\n  END LOOP;\nEND $$;';
  const validate = 'ALTER TABLE letters VALIDATE CONSTRAINT letters_kind_check;';
  expect(wrongSteps([drop, make, fill, validate].join('\n\n'))).toEqual([]);
  for (const wrong of [make, `${drop}\n${make}`, fill.replace('COMMIT;', ''), 'UPDATE claims SET x = 1;'])
    expect(wrongSteps(wrong)).toHaveLength(1);
});
