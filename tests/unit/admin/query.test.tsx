// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, useDeskQuery } from '../../../src/admin/query.ts';
import { adminEndpoints } from '../../../src/contract/admin/endpoints.ts';

const session = (device: string) => ({ id: 'one', device, openedAt: now, lastSeenAt: now, isThis: true });
const now = '2026-11-01T08:00:00.000Z';

function Device() {
  const { data, setData } = useDeskQuery(adminEndpoints.ownSessions);
  return (
    <button type="button" onClick={() => setData({ sessions: [session('Changed')] })}>
      {data?.sessions[0]?.device ?? 'none'}
    </button>
  );
}
const button = () => screen.getByRole('button');

/** Responses that come when the test lets them. */
function holdResponses() {
  const held: ((device: string) => void)[] = [];
  vi.stubGlobal('fetch', () => {
    return new Promise((respond) => {
      held.push((device) => respond(Response.json({ sessions: [session(device)] })));
    });
  });
  return held;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a response from before a change does not take it back', async () => {
  const held = holdResponses();
  render(
    <QueryClientProvider client={queryClient}>
      <Device />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => held[0]?.('First'));
  await waitFor(() => expect(button().textContent).toBe('First'));

  act(() => void queryClient.invalidateQueries());
  await waitFor(() => expect(held).toHaveLength(2));
  act(() => button().click());
  await waitFor(() => expect(held).toHaveLength(3));
  await act(async () => held[1]?.('Before the change'));
  expect(button().textContent).toBe('Changed');
  await act(async () => held[2]?.('Changed and fetched'));
  await waitFor(() => expect(button().textContent).toBe('Changed and fetched'));
});
