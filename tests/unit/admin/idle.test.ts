// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const minute = 60_000;
let idle: typeof import('../../../src/admin/idle.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.resetModules();
  idle = await import('../../../src/admin/idle.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a desk is idle twenty minutes after it was last used, also for a page that is opened then', async () => {
  idle.noteActivity();
  vi.advanceTimersByTime(20 * minute);
  expect(idle.isIdle()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(idle.isIdle()).toBe(true);
  vi.resetModules();
  expect((await import('../../../src/admin/idle.ts')).isIdle()).toBe(true);
});

test('one that was never used is not', () => expect(idle.isIdle()).toBe(false));

test('with full storage a tab that is used goes on, whatever was stored before', () => {
  idle.noteActivity();
  const stored = localStorage.getItem('desk-active');
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  vi.advanceTimersByTime(15 * minute);
  idle.noteActivity();
  vi.advanceTimersByTime(15 * minute);
  expect(idle.isIdle()).toBe(false);
});
