import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { defaults } from '../../server/config.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { claimPhotos, photoPieces, photos } from '../../server/db/schema/photos.ts';
import { carryOut } from '../../server/deletion/carry-out.ts';
import { listDeletions } from '../../server/deletion/repository.ts';
import {
  deleteAbandonedPieces,
  deletePhotosOfDeletedAccounts,
  deleteStrayPhotos,
} from '../../server/photos/cleanup.ts';
import { photoLimits, photoPath, tus } from '../../src/contract/photos.ts';
import { decideAs } from './support/admin.ts';
import { columnsContaining, filledColumns } from './support/everything.ts';
import { type Customer, openTestServer, password } from './support/open.ts';
import { aPhoto, asPhoto, photosOf, protocol, type SomePhoto } from './support/photos.ts';
import { testConfig } from './support/test-config.ts';

const lines: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const context = openTestServer({ logLevel: 'trace', logTo });
const phone = photosOf(context);

const rowsOf = ({ id }: Customer) => context.db.select().from(photos).where(eq(photos.userId, id));
const piecesOf = ({ id }: Customer) => context.db.select().from(photoPieces).where(eq(photoPieces.userId, id));

/** Sends pieces to a server with the limits of the product. */
async function withLimits(limits: Partial<typeof defaults.limits>, work: (send: Send) => Promise<void>) {
  const config = { ...testConfig, limits: { ...testConfig.limits, ...limits } };
  const app = await buildApp({ config, database: context.database });
  await work(({ token }, { sha256 }, offset, payload) =>
    app.inject({
      method: 'PATCH',
      url: `/api${photoPath(sha256)}`,
      payload,
      headers: {
        ...protocol,
        authorization: `Bearer ${token}`,
        'content-type': tus.pieceType,
        [tus.offsetHeader]: String(offset),
      },
    }),
  );
  await app.close();
}
type Send = (
  as: Customer,
  photo: SomePhoto,
  offset: number,
  piece: Buffer,
) => Promise<{ statusCode: number; headers: Record<string, unknown> }>;

/** Not a photograph, but as large as one may be. */
const large = (fill: number) => asPhoto(Buffer.alloc(photoLimits.imageBytes, fill));

test('six photographs of the largest size are sent in a row without being held up', async () => {
  const customer = await context.customer();
  const all = Array.from({ length: photoLimits.perClaim }, (_, n) => large(n));
  await phone.claim(customer, all);
  const statuses = new Set<number>();
  await withLimits(defaults.limits, async (send) => {
    for (const photo of all) {
      for (let offset = 0; offset < photo.size; offset += 40 * 1024) {
        const piece = photo.bytes.subarray(offset, offset + 40 * 1024);
        statuses.add((await send(customer, photo, offset, piece)).statusCode);
      }
    }
  });
  expect([...statuses]).toEqual([204, 422]);
});

test('what a customer uploads in a day is limited', async () => {
  const [customer, another] = [await context.customer(), await context.customer()];
  const photo = large(7);
  await phone.claim(customer, [photo]);
  await phone.claim(another, [photo]);
  await withLimits({ photos: { burst: 100, everySeconds: 60 } }, async (send) => {
    const kilobytes = (from: number, to: number) => photo.bytes.subarray(from * 1024, to * 1024);
    expect((await send(customer, photo, 0, kilobytes(0, 60))).statusCode).toBe(204);
    const refused = await send(customer, photo, 60 * 1024, kilobytes(60, 120));
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(10 * 60);
    expect((await send(customer, photo, 60 * 1024, kilobytes(60, 90))).statusCode).toBe(204);
    expect((await send(another, photo, 0, kilobytes(0, 60))).statusCode).toBe(204);
  });
});

test('more photos than can wait to be checked are refused until later', async () => {
  const config = { ...testConfig, pressure: { ...testConfig.pressure, photos: 1 } };
  const app = await buildApp({ config, database: context.database });
  const sent = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const [customer, photo] = [await context.customer(), await aPhoto(400, 400)];
      await phone.claim(customer, [photo]);
      await phone.patch(customer, photo, 0, photo.bytes.subarray(0, 60_000));
      return { customer, photo };
    }),
  );
  const answers = await Promise.all(
    sent.map(({ customer, photo }) =>
      app.inject({
        method: 'PATCH',
        url: `/api${photoPath(photo.sha256)}`,
        payload: photo.bytes.subarray(60_000),
        headers: {
          ...protocol,
          authorization: `Bearer ${customer.token}`,
          'content-type': tus.pieceType,
          [tus.offsetHeader]: '60000',
        },
      }),
    ),
  );
  const busy = answers.filter(({ statusCode }) => statusCode === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(answers.some(({ statusCode }) => statusCode === 204)).toBe(true);
  expect(busy[0]?.headers['retry-after']).toBe('2');
  await app.close();
});

test('a deleted account leaves no photo, no piece and no hash', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const [stored, arriving] = [await aPhoto(20, 20), await aPhoto()];
  const { id, letter } = await phone.claim(customer, [stored, arriving]);
  await phone.upload(customer, stored);
  await phone.patch(customer, arriving, 0, arriving.bytes.subarray(0, 100));
  const traces = [stored.sha256, arriving.sha256, stored.bytes.toString('hex'), arriving.bytes.toString('hex', 0, 100)];
  for (const trace of traces) expect(await columnsContaining(context.db, [trace])).not.toEqual([]);

  await decideAs(context, admin, id, { action: 'approve', amountCents: 100, version: 1 });
  await context.post('/deletion', { currentPassword: password }, customer);
  const [request] = await listDeletions(context.db, { userId: customer.id, most: 1 });
  expect(await carryOut(context.db, request?.request.id ?? '', admin.id)).toBe('done');
  expect(await columnsContaining(context.db, traces)).toEqual([]);
  expect(Object.keys(await filledColumns(context.db, [customer.id, id]))).not.toContain('claim_photos');
  expect((await phone.patch(customer, arriving, 100, arriving.bytes.subarray(100))).statusCode).toBe(401);
  expect((await phone.create(customer, letter, stored)).statusCode).toBe(401);
  expect((await context.get(`/admin/claims/${id}`, admin)).json().photos).toEqual([]);
  expect((await context.get(`/admin/claims/${id}/photos/${stored.sha256}`, admin)).statusCode).toBe(404);
});

test('own data names the photos and their claims', async () => {
  const customer = await context.customer();
  const [stored, arriving] = [await aPhoto(20, 20), await aPhoto(30, 30)];
  const first = await phone.claim(customer, [stored]);
  const second = await phone.claim(customer, [arriving, stored]);
  await phone.upload(customer, stored);
  await phone.claim(await context.customer(), [await aPhoto(20, 20)]);
  const all = (await context.ownData(customer)).json();
  const line = ({ sha256, type, size }: SomePhoto, state: string) => ({ sha256, type, size, state });
  expect(all.photos).toEqual([
    { ...line(stored, 'stored'), createdAt: expect.any(String), claims: [first.number, second.number] },
    { ...line(arriving, 'arriving'), createdAt: expect.any(String), claims: [second.number] },
  ]);
  for (const claim of all.claims) {
    // What is left of a limit is computed, not stored.
    const { yearlyLimit: _, ...shown } = (await context.get(`/claims/${claim.id}`, customer)).json();
    expect(shown).toEqual(claim);
  }
  expect(all.claims[0].photos).toHaveLength(2);
});

test('pieces that nobody has added to for a month are deleted, and the upload begins anew', async () => {
  const customer = await context.customer();
  const [old, recent, stored] = [await aPhoto(), await aPhoto(), await aPhoto(20, 20)];
  const { id } = await phone.claim(customer, [old, recent, stored]);
  for (const photo of [old, recent]) await phone.patch(customer, photo, 0, photo.bytes.subarray(0, 100));
  await phone.upload(customer, stored);
  const age = (sha256: string, days: number) =>
    context.db
      .update(photos)
      .set({ changedAt: sql`now() - make_interval(days => ${days}::int)` })
      .where(eq(photos.sha256, sha256));
  await age(old.sha256, 31);
  await age(recent.sha256, 29);
  await age(stored.sha256, 400);
  await deleteAbandonedPieces(context.db);
  expect((await piecesOf(customer)).map(({ sha256 }) => sha256)).toEqual([recent.sha256]);
  expect((await phone.head(customer, old)).headers[tus.offsetHeader]).toBe('0');
  expect((await phone.head(customer, recent)).headers[tus.offsetHeader]).toBe('100');
  expect(await phone.states(customer, id)).toEqual(['arriving', 'arriving', 'stored']);
  expect((await phone.upload(customer, old)).statusCode).toBe(204);
});

test('photos without a claim are deleted after a month', async () => {
  const customer = await context.customer();
  const [claimed, stray, young] = [await aPhoto(20, 20), await aPhoto(20, 20), await aPhoto(20, 20)];
  await phone.claim(customer, [claimed, stray, young]);
  await phone.upload(customer, stray);
  for (const { sha256 } of [stray, young]) await context.db.delete(claimPhotos).where(eq(claimPhotos.sha256, sha256));
  for (const { sha256 } of [stray, claimed]) {
    await context.db
      .update(photos)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(photos.sha256, sha256));
  }
  await deleteStrayPhotos(context.db);
  expect((await rowsOf(customer)).map(({ sha256 }) => sha256).sort()).toEqual([claimed.sha256, young.sha256].sort());
});

test('an account that a server without photos has deleted loses its photos as well', async () => {
  const [deleted, other] = [await context.customer(), await context.customer()];
  for (const customer of [deleted, other]) {
    const photo = await aPhoto(20, 20);
    await phone.claim(customer, [photo]);
    await phone.upload(customer, photo);
  }
  await context.db.update(users).set({ removedAt: new Date() }).where(eq(users.id, deleted.id));
  await deletePhotosOfDeletedAccounts(context.db);
  expect([(await rowsOf(deleted)).length, (await rowsOf(other)).length]).toEqual([0, 1]);
});

test('the log does not name photos', async () => {
  const customer = await context.customer();
  const photo = await aPhoto(20, 20);
  await phone.claim(customer, [photo]);
  await phone.upload(customer, photo);
  await phone.get(customer, photo);
  const log = lines.join('');
  expect(log).toContain('/api/photos/:sha256');
  expect([log.includes(photo.sha256), log.includes(photo.sha256.slice(0, 40))]).toEqual([false, false]);
});
