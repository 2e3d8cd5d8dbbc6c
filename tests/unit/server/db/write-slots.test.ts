import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayWait } from '../../../../server/db/waiting.ts';
import { writeSlots } from '../../../../server/db/write-slots.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the next write gets the slot that becomes free', async () => {
  const slots = writeSlots(1);
  await slots.take();
  const second = slots.take();
  slots.give();
  await second;
  slots.give();
  await slots.take();
  expect(slots.refused()).toBe(0);
});

test('nothing waits behind writes of which none ends, and what waited is refused in the end', async () => {
  const slots = writeSlots(1);
  await slots.take();
  const second = slots.take();
  const refused = expect(second).rejects.toMatchObject({ code: 'WRITES_WAIT' });
  vi.advanceTimersByTime(2_500);
  await expect(slots.take()).rejects.toMatchObject({ code: 'WRITES_WAIT' });
  vi.advanceTimersByTime(2_500);
  await refused;
  slots.give();
  await slots.take();
  expect(slots.refused()).toBe(2);
});

test.each([
  ['select "id", "updated_at" from "users"', false],
  ['with known as materialized (select 1) select * from known', false],
  ['select 1 from letters for key share', true],
  ['\n with letter as (insert into letters select 1) select 1', true],
  ['update "users" set "phone" = $1', true],
  [
    "insert into rate_limits values (case when set_config('synchronous_commit', 'off', true) is not null then 1 end)",
    false,
  ],
  ['begin', true],
])('whether a commit may wait: %s', (text, waits) => {
  expect(mayWait(text)).toBe(waits);
});
