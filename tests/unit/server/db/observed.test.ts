import { expect, test } from 'vitest';
import { nameOf } from '../../../../server/db/observed.ts';

test.each([
  ['select "id", "status" from "claims" where "claims"."user_id" = $1', 'select claims'],
  ['insert into "rate_limits" ("key") values ($1) on conflict ("key") do update set "count" = 2', 'insert rate_limits'],
  ['update "deliveries" set "attempts" = 1', 'update deliveries'],
  ['delete from "sessions" where "id" = $1', 'delete sessions'],
  ['with sender as (select id from users for key share),\n letter as (\n insert into letters (key)', 'insert letters'],
  ['select "id" from "photos" for update', 'select photos'],
  ['\n    select 1', 'select'],
  ['commit', 'commit'],
])('%s is named %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});
