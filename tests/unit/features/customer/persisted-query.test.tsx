// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '../../../../src/contract/responses/profile.ts';
import { withDatabase } from '../../../../src/device/database.ts';
import { Unreachable } from '../../../../src/device/query-errors.ts';
import { readAnswer, storeAnswer } from '../../../../src/device/query-storage.ts';
import { endSession, saveSession } from '../../../../src/device/session.ts';
import { setPersistedQueryData, usePersistedQuery } from '../../../../src/features/customer/persisted-query.ts';
import { queryClient } from '../../../../src/features/customer/query-client.ts';
import { tokenFor } from '../../device/tokens.ts';

/** However busy the machine is. */
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const profile = (username: string): Profile => ({
  user: {
    id: 'hiwot',
    username,
    email: 'hiwot@mail.example',
    phone: '+251911000000',
    profilePic: null,
    subscriptionPlan: 'Regular',
  },
  claims: [],
  services: [],
});

/** A server that answers when the test says so. */
function slowServer() {
  const asked: { answer: (profile: Profile) => void; fail: (why: Error) => void }[] = [];
  return {
    asked,
    ask: () => new Promise<Profile>((answer, fail) => void asked.push({ answer, fail })),
  };
}
const outOfReach = () => new Unreachable({ kind: 'unreachable', why: 'network' });

function Name({ owner = 'hiwot', ask }: { owner?: string; ask: () => Promise<Profile> }) {
  const { data, dataUpdatedAt, failureReason } = usePersistedQuery<Profile>({ owner, name: 'profile', queryFn: ask });
  return (
    <>
      <p data-testid="name">{data?.user.username ?? 'nobody'}</p>
      <p data-testid="time">{dataUpdatedAt}</p>
      <p data-testid="reach">{failureReason instanceof Unreachable ? 'out of reach' : ''}</p>
    </>
  );
}

const page = (ask: () => Promise<Profile>, owner?: string) => (
  <QueryClientProvider client={queryClient}>
    <Name ask={ask} {...(owner && { owner })} />
  </QueryClientProvider>
);
const shown = (what: 'name' | 'time' | 'reach') => screen.getByTestId(what).textContent;
const shows = (name: string) => waitFor(() => expect(shown('name')).toBe(name));

beforeEach(async () => {
  queryClient.clear();
  await withDatabase((database) => database.clear('answers'));
  await saveSession(tokenFor('hiwot'));
});
afterEach(cleanup);

test('the stored answer is shown with its time until the server answers', async () => {
  await storeAnswer('profile', 'hiwot', { answer: profile('Stored'), at: 42 });
  const server = slowServer();
  render(page(server.ask));
  expect(shown('name')).toBe('nobody');
  await shows('Stored');
  expect(shown('time')).toBe('42');
  const before = Date.now();
  await act(async () => server.asked[0]?.answer(profile('Fresh')));
  await shows('Fresh');
  expect(Number(shown('time'))).toBeGreaterThanOrEqual(before);
});

test('an answer of the server is stored for the next visit', async () => {
  const before = Date.now();
  render(page(async () => profile('Fresh')));
  await shows('Fresh');
  await waitFor(async () => expect(await readAnswer('profile', 'hiwot')).toBeDefined());
  const kept = await readAnswer('profile', 'hiwot');
  expect(kept?.answer).toEqual(profile('Fresh'));
  expect(kept?.at).toBeGreaterThanOrEqual(before);

  cleanup();
  queryClient.clear();
  render(page(slowServer().ask));
  await shows('Fresh');
  expect(shown('time')).toBe(String(kept?.at));
});

test('a stored answer that is read late does not replace what the server has said', async () => {
  await storeAnswer('profile', 'hiwot', { answer: profile('Stored'), at: 42 });
  const names: string[] = [];
  const stop = queryClient.getQueryCache().subscribe(() => {
    const name = queryClient.getQueryData<Profile>(['hiwot', 'profile'])?.user.username;
    if (name && name !== names.at(-1)) names.push(name);
  });
  render(page(async () => profile('Fresh')));
  await shows('Fresh');
  await waitFor(async () => expect(await readAnswer('profile', 'hiwot')).toMatchObject({ answer: profile('Fresh') }));
  stop();
  expect(names.at(-1)).toBe('Fresh');
  expect(shown('name')).toBe('Fresh');
});

test("another owner never sees it: neither what is stored nor what is in this page's memory", async () => {
  await storeAnswer('profile', 'hiwot', { answer: profile('Stored'), at: 42 });
  const view = render(page(slowServer().ask));
  await shows('Stored');
  view.rerender(page(slowServer().ask, 'almaz'));
  expect(shown('name')).toBe('nobody');
  // The second read of the database comes after the first, which was this page's.
  await act(async () => void (await readAnswer('profile', 'almaz')));
  expect(shown('name')).toBe('nobody');
  view.rerender(page(slowServer().ask));
  expect(shown('name')).toBe('Stored');
});

test('a server out of reach leaves the stored answer where it is, on the screen and on the phone', async () => {
  await storeAnswer('profile', 'hiwot', { answer: profile('Stored'), at: 42 });
  const server = slowServer();
  render(page(server.ask));
  await shows('Stored');
  await act(async () => server.asked[0]?.fail(outOfReach()));
  await waitFor(() => expect(shown('reach')).toBe('out of reach'));
  expect([shown('name'), shown('time')]).toEqual(['Stored', '42']);
  expect(await readAnswer('profile', 'hiwot')).toEqual({ answer: profile('Stored'), at: 42 });
});

test('what was agreed with the server changes what is shown and stored, which gets no newer by it', async () => {
  await storeAnswer('profile', 'hiwot', { answer: profile('Stored'), at: 42 });
  render(page(slowServer().ask));
  await shows('Stored');
  await act(() => setPersistedQueryData<Profile>('hiwot', 'profile', ({ user }) => profile(`${user.username} anew`)));
  await shows('Stored anew');
  expect(shown('time')).toBe('42');
  expect(await readAnswer('profile', 'hiwot')).toEqual({ answer: profile('Stored anew'), at: 42 });
});

test('a response from before a change does not take it back, and is not stored', async () => {
  await storeAnswer('profile', 'hiwot', { answer: profile('Stored'), at: 42 });
  const server = slowServer();
  render(page(server.ask));
  await shows('Stored');
  await act(() => setPersistedQueryData<Profile>('hiwot', 'profile', () => profile('Changed')));
  await waitFor(() => expect(server.asked).toHaveLength(2));
  await act(async () => server.asked[0]?.answer(profile('Before the change')));
  await act(async () => server.asked[1]?.fail(new Error('refused')));
  await shows('Changed');
  expect((await readAnswer('profile', 'hiwot'))?.answer).toEqual(profile('Changed'));
});

test('what was agreed before anything is known stores nothing', async () => {
  await setPersistedQueryData<Profile>('hiwot', 'profile', () => profile('Made up'));
  expect(await readAnswer('profile', 'hiwot')).toBeUndefined();
});

test('an answer that comes after the log-out is not stored', async () => {
  const server = slowServer();
  render(page(server.ask));
  await endSession();
  await act(async () => server.asked[0]?.answer(profile('Late')));
  await shows('Late');
  // Written, it would stand before a later write of anybody.
  await storeAnswer('options', '', { answer: {}, at: 1 });
  expect(await readAnswer('profile', 'hiwot')).toBeUndefined();
});

test('where the database cannot be written, the answer is shown all the same', async () => {
  const open = indexedDB.open.bind(indexedDB);
  const server = slowServer();
  render(page(server.ask));
  await withDatabase(async (database) => database.close());
  indexedDB.open = () => {
    throw new DOMException('no', 'SecurityError');
  };
  try {
    await act(async () => server.asked[0]?.answer(profile('Fresh')));
    await shows('Fresh');
  } finally {
    indexedDB.open = open;
  }
});
