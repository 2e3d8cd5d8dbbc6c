import { expect, test } from 'vitest';
import type { StoredPhoto } from '../../../../src/device/photos/photo.ts';
import type { TusResult } from '../../../../src/device/photos/tus.ts';
import { type UploaderOptions, uploadPhotos } from '../../../../src/device/photos/uploader.ts';
import type { Session } from '../../../../src/device/session.ts';
import { photoIn } from './photos.ts';

const session = (id = 'abebe', token = 'token-of-abebe'): Session => ({
  token,
  user: { id, role: 'customer' },
  at: 0,
});
const kilobyte = 1024;

/** A phone and a server: what is uploaded is counted, and `trouble` may answer a request instead of the server. */
function simulate(
  photos: StoredPhoto[],
  trouble: (request: string, count: number) => TusResult | undefined = () => undefined,
) {
  const records = new Map(photos.map((photo) => [photo.id, photo]));
  const server = new Map<string, Uint8Array>();
  const log: string[] = [];
  const state = { session: session() as Session | undefined, refusedTokens: [] as string[] };
  const respond = (request: string, answer: () => TusResult) => {
    log.push(request);
    return Promise.resolve(trouble(request, log.filter((one) => one === request).length) ?? answer());
  };
  const options: UploaderOptions = {
    waiting: async (owner) =>
      [...records.values()].filter((photo) => photo.owner === owner && photo.state === 'waiting'),
    bytes: async (id) => new Uint8Array(records.get(id)?.size ?? 0).map((_, at) => at % 251),
    change: async ({ id }, changes) => {
      const photo = records.get(id);
      if (photo) records.set(id, { ...photo, ...changes });
    },
    network: {
      offset: ({ id }) =>
        respond('HEAD', () => {
          const there = server.get(id);
          return there ? { kind: 'offset', offset: there.length } : { kind: 'problem', status: 404 };
        }),
      create: ({ id }) =>
        respond('POST', () => {
          server.set(id, new Uint8Array());
          return { kind: 'offset', offset: 0 };
        }),
      append: ({ id }, _token, offset, piece) =>
        respond('PATCH', () => {
          const there = server.get(id) ?? new Uint8Array();
          if (offset !== there.length) return { kind: 'offset', offset: there.length };
          server.set(id, new Uint8Array([...there, ...piece]));
          return { kind: 'offset', offset: offset + piece.length };
        }),
    },
    session: async () => state.session,
    tokenRefused: async (token) => {
      state.refusedTokens.push(token);
      state.session = state.session && { ...state.session, refused: true };
    },
    now: () => 1_000,
    random: () => 0,
    pause: async () => undefined,
    ignoreBackoff: false,
  };
  return { options, server, log, state, photo: (id: string) => records.get(id) };
}

test('a photo is uploaded in pieces of 32 kB, and arrives as it is', async () => {
  const { options, server, log, photo } = simulate([photoIn('waiting', { id: 'one', size: 150 * kilobyte })]);
  server.set('one', new Uint8Array());
  await uploadPhotos(options);
  expect(log).toEqual(['HEAD', ...Array.from({ length: 6 }, () => 'PATCH')]);
  expect(photo('one')).toMatchObject({ state: 'stored', uploaded: 150 * kilobyte });
  expect(server.get('one')).toEqual(await options.bytes('one'));
});

test('after a drop it goes on at the byte that the server has', async () => {
  const size = 150 * kilobyte;
  // The second piece arrives, but its reply is lost.
  const { options, server, photo } = simulate([photoIn('waiting', { id: 'one', size })], (request, count) => {
    if (request !== 'PATCH' || count !== 2) return undefined;
    const there = server.get('one') ?? new Uint8Array();
    const rest = new Uint8Array(size).map((_, at) => at % 251).subarray(there.length, there.length + 32 * kilobyte);
    server.set('one', new Uint8Array([...there, ...rest]));
    return { kind: 'unreachable' };
  });
  server.set('one', new Uint8Array());
  await uploadPhotos(options);
  expect(photo('one')?.state).toBe('stored');
  expect(server.get('one')).toEqual(await options.bytes('one'));
});

test('a line that drops every piece ends the run, which waits longer each time', async () => {
  const { options, server, photo } = simulate([photoIn('waiting', { id: 'one', size: 100 })], (request) =>
    request === 'PATCH' ? { kind: 'unreachable' } : undefined,
  );
  server.set('one', new Uint8Array());
  await uploadPhotos(options);
  expect(photo('one')).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(photo('one')?.nextAt).toBeGreaterThan(1_000);
});

test('three are uploaded at once, and the others after them', async () => {
  const all = ['one', 'two', 'three', 'four', 'five'];
  const { options, server, photo } = simulate(
    all.map((id, position) => photoIn('waiting', { id, position, size: 100 })),
  );
  for (const id of all) server.set(id, new Uint8Array());
  let [now, most] = [0, 0];
  const { append } = options.network;
  options.network.append = async (...args) => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    return append(...args);
  };
  await uploadPhotos(options);
  expect(most).toBe(3);
  expect(all.map((id) => photo(id)?.state)).toEqual(all.map(() => 'stored'));
});

test('a photo that its letter did not bring to the server is created there', async () => {
  const { options, log, photo } = simulate([photoIn('waiting', { id: 'one', size: 100 })]);
  await uploadPhotos(options);
  expect(log).toEqual(['HEAD', 'POST', 'PATCH']);
  expect(photo('one')?.state).toBe('stored');
});

test('one whose letter the server does not know waits, and does not hold up the next', async () => {
  const { options, server, photo } = simulate(
    [photoIn('waiting', { id: 'one', size: 100 }), photoIn('waiting', { id: 'two', position: 1, size: 100 })],
    (request) => (request === 'POST' ? { kind: 'problem', status: 404 } : undefined),
  );
  server.set('two', new Uint8Array());
  await uploadPhotos(options);
  expect(photo('one')).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(photo('two')?.state).toBe('stored');
});

test('a server that takes nothing is left alone after a few requests', async () => {
  const { options, server, log } = simulate([photoIn('waiting', { id: 'one', size: 100 })], (request) =>
    request === 'PATCH' ? { kind: 'offset', offset: 0 } : undefined,
  );
  server.set('one', new Uint8Array());
  await uploadPhotos(options);
  expect(log.length).toBeLessThan(8);
});

test('one that cannot be read is refused for good and does not hold up the next', async () => {
  const { options, server, photo } = simulate(
    [photoIn('waiting', { id: 'one', size: 100 }), photoIn('waiting', { id: 'two', position: 1, size: 100 })],
    (request, count) =>
      request === 'PATCH' && count === 1 ? { kind: 'problem', status: 422, code: 'not-readable' } : undefined,
  );
  server.set('one', new Uint8Array());
  server.set('two', new Uint8Array());
  await uploadPhotos(options);
  expect(photo('one')).toMatchObject({ state: 'refused', refusal: 'not-readable' });
  expect(photo('two')?.state).toBe('stored');
});

test('a wrong hash is sent again, and given up when it is wrong again and again', async () => {
  const { options, server, log, photo } = simulate([photoIn('waiting', { id: 'one', size: 100 })], (request) =>
    request === 'PATCH' ? { kind: 'problem', status: 422, code: 'wrong-hash' } : undefined,
  );
  server.set('one', new Uint8Array());
  await uploadPhotos(options);
  expect(log.filter((request) => request === 'PATCH')).toHaveLength(4);
  expect(photo('one')).toMatchObject({ state: 'refused', refusal: 'wrong-hash' });
});

test('a refused token ends the run; the photo goes on after the next log-in', async () => {
  const { options, server, state, photo } = simulate([photoIn('waiting', { id: 'one', size: 100 })], (_, count) =>
    count === 1 && !state.refusedTokens.length ? { kind: 'problem', status: 401 } : undefined,
  );
  server.set('one', new Uint8Array());
  await uploadPhotos(options);
  expect(state.refusedTokens).toEqual(['token-of-abebe']);
  expect(photo('one')).toMatchObject({ state: 'waiting', attempts: 0 });
  state.session = session('abebe', 'another');
  await uploadPhotos(options);
  expect(photo('one')?.state).toBe('stored');
});

test('the photos of another customer of this phone are not uploaded', async () => {
  const { options, log, state } = simulate([photoIn('waiting', { id: 'one', size: 200 * kilobyte })], () => {
    state.session = session('sara', 'token-of-sara');
    return undefined;
  });
  await uploadPhotos(options);
  // The log-in happened during the first request.
  expect(log).toEqual(['HEAD']);
});
