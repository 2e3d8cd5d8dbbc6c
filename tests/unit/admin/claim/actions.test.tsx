// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Actions } from '../../../../src/admin/claim/actions.tsx';
import type { AdminClaim } from '../../../../src/contract/admin/claims.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('when the time to undo ends, the newest callback is called', () => {
  vi.useFakeTimers();
  // Only what `Actions` reads of a claim that has no form open.
  const claim = { actions: ['undo'], undoUntil: new Date(Date.now() + 1_000).toISOString() } as unknown as AdminClaim;
  const actions = (onUndoExpired: () => void) => (
    <MemoryRouter>
      <Actions claim={claim} onDone={() => {}} onUndoExpired={onUndoExpired} onConflict={() => {}} />
    </MemoryRouter>
  );
  const [before, now] = [vi.fn(), vi.fn()];
  const view = render(actions(before));
  view.rerender(actions(now));
  act(() => void vi.advanceTimersByTime(1_000));
  expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
});
