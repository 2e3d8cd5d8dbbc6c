import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { photoPieces, photos } from '../../server/db/schema/photos.ts';
import { newId } from '../../server/db/uuid.ts';
import { photoLimits, photosPath, tus } from '../../src/contract/photos.ts';
import { sentClaim } from './support/admin.ts';
import { type Customer, openTestServer } from './support/open.ts';
import { aPhoto, photosOf, type SomePhoto } from './support/photos.ts';

const context = openTestServer();
const phone = photosOf(context);
const { pieceBytes } = photoLimits;

const offsetOf = async (as: Customer, photo: SomePhoto) => {
  const { statusCode, headers } = await phone.head(as, photo);
  return [statusCode, Number(headers[tus.offsetHeader])];
};
const rowsOf = ({ id }: Customer) => context.db.select().from(photos).where(eq(photos.userId, id));
const piecesOf = ({ id }: Customer) => context.db.select().from(photoPieces).where(eq(photoPieces.userId, id));

test('a photo that a claim announced arrives piece by piece, and is there for its owner and the desk', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const photo = await aPhoto(800, 600);
  expect(photo.size).toBeGreaterThan(2 * pieceBytes);
  const { id } = await phone.claim(customer, [photo]);
  const line = { sha256: photo.sha256, type: 'image/webp', size: photo.size };
  expect(await phone.shown(customer, id)).toEqual([{ ...line, state: 'arriving' }]);

  const first = await phone.head(customer, photo);
  expect([first.statusCode, first.headers]).toMatchObject([
    200,
    { 'upload-offset': '0', 'upload-length': `${photo.size}`, 'tus-resumable': '1.0.0', 'cache-control': 'no-store' },
  ]);
  const begun = await phone.patch(customer, photo, 0, photo.bytes.subarray(0, pieceBytes));
  expect([begun.statusCode, begun.headers['upload-offset'], begun.headers['tus-resumable'], begun.body]).toEqual([
    204,
    `${pieceBytes}`,
    '1.0.0',
    '',
  ]);
  expect((await phone.get(customer, photo)).statusCode).toBe(404);
  expect(await offsetOf(customer, photo)).toEqual([200, pieceBytes]);

  expect((await phone.upload(customer, photo, pieceBytes)).statusCode).toBe(204);
  expect(await offsetOf(customer, photo)).toEqual([200, photo.size]);
  expect(await phone.shown(customer, id)).toEqual([{ ...line, state: 'stored' }]);
  expect(await phone.shown(admin, id, '/admin')).toEqual([{ ...line, state: 'stored' }]);
  expect(await piecesOf(customer)).toEqual([]);
  expect((await phone.get(customer, photo)).rawPayload.equals(photo.bytes)).toBe(true);
  const atDesk = await context.get(`/admin/claims/${id}/photos/${photo.sha256}`, admin);
  expect([atDesk.statusCode, atDesk.rawPayload.equals(photo.bytes)]).toEqual([200, true]);
});

test('an upload goes on from where the server is, in pieces of any size, and from nowhere else', async () => {
  const customer = await context.customer();
  const photo = await aPhoto();
  await phone.claim(customer, [photo]);
  await phone.patch(customer, photo, 0, photo.bytes.subarray(0, 1_000));
  for (const offset of [0, 999, 1_001, photo.size]) {
    const refused = await phone.patch(customer, photo, offset, photo.bytes.subarray(offset, offset + 10));
    expect([offset, refused.statusCode, refused.headers['upload-offset']]).toEqual([offset, 409, '1000']);
  }
  for (const offset of ['', '-1', '1e3', 'all']) {
    expect([offset, (await phone.patch(customer, photo, offset, photo.bytes)).statusCode]).toEqual([offset, 400]);
  }
  expect((await phone.patch(customer, photo, 1_000, Buffer.alloc(0))).statusCode).toBe(204);
  expect((await phone.patch(customer, photo, 1_000, photo.bytes.subarray(1_000, 1_001))).statusCode).toBe(204);
  expect((await phone.upload(customer, photo, 1_001)).statusCode).toBe(204);
  expect((await phone.get(customer, photo)).rawPayload.equals(photo.bytes)).toBe(true);
});

test('the last piece sent again, after its answer was lost, is told that all is there', async () => {
  const customer = await context.customer();
  const photo = await aPhoto(100, 100);
  await phone.claim(customer, [photo]);
  expect((await phone.upload(customer, photo)).statusCode).toBe(204);
  const again = await phone.patch(customer, photo, 0, photo.bytes);
  expect([again.statusCode, again.headers['upload-offset']]).toEqual([409, `${photo.size}`]);
  expect((await phone.patch(customer, photo, photo.size, Buffer.alloc(0))).statusCode).toBe(204);
  expect((await phone.patch(customer, photo, photo.size, Buffer.from('x'))).statusCode).toBe(413);
  expect((await phone.get(customer, photo)).rawPayload.equals(photo.bytes)).toBe(true);
});

test('of two phones that send at once one piece counts, in the middle and at the end', async () => {
  const customer = await context.customer();
  const photo = await aPhoto();
  await phone.claim(customer, [photo]);
  const both = async (offset: number, ends: number[]) => {
    const sent = ends.map((end) => phone.patch(customer, photo, offset, photo.bytes.subarray(offset, end)));
    return (await Promise.all(sent)).map(({ statusCode }) => statusCode).sort();
  };
  expect(await both(0, [500, 700, 900, 1_100])).toEqual([204, 409, 409, 409]);
  const [, offset] = await offsetOf(customer, photo);
  expect(await both(offset ?? 0, [photo.size, photo.size])).toEqual([204, 409]);
  expect((await phone.get(customer, photo)).rawPayload.equals(photo.bytes)).toBe(true);
});

test('bytes with another hash are dropped, and the photo can be sent again', async () => {
  const customer = await context.customer();
  const photo = await aPhoto(800, 600);
  const { id } = await phone.claim(customer, [photo]);
  const wrong = { ...photo, bytes: Buffer.from(photo.bytes) };
  wrong.bytes.writeUInt8(255 - wrong.bytes.readUInt8(5_000), 5_000);
  const refused = await phone.upload(customer, wrong);
  expect([refused.statusCode, refused.json().errors.photo.code, refused.headers['tus-resumable']]).toEqual([
    422,
    'wrong-hash',
    '1.0.0',
  ]);
  expect([await offsetOf(customer, photo), await piecesOf(customer)]).toEqual([[200, 0], []]);
  expect((await phone.upload(customer, photo)).statusCode).toBe(204);
  expect(await phone.states(customer, id)).toEqual(['stored']);
});

test('a piece that is too large, or goes beyond the announced size, is refused', async () => {
  const customer = await context.customer();
  const photo = await aPhoto(800, 600);
  await phone.claim(customer, [photo]);
  const large = await phone.patch(customer, photo, 0, photo.bytes.subarray(0, pieceBytes + 1));
  expect([large.statusCode, large.headers['tus-resumable']]).toEqual([413, '1.0.0']);
  const small = await aPhoto(20, 20);
  await phone.claim(customer, [small]);
  const beyond = await phone.patch(customer, small, 0, Buffer.concat([small.bytes, Buffer.from('x')]));
  expect([beyond.statusCode, await offsetOf(customer, small)]).toEqual([413, [200, 0]]);
});

test('requests must be of the protocol’s version, and pieces of its type', async () => {
  const customer = await context.customer();
  const photo = await aPhoto(20, 20);
  await phone.claim(customer, [photo]);
  for (const version of [undefined, '0.2.2']) {
    for (const method of ['HEAD', 'PATCH'] as const) {
      const answer = await context.ask({
        method,
        url: `/api${photosPath}/${photo.sha256}`,
        as: customer,
        headers: { ...(version && { 'tus-resumable': version }), 'upload-offset': '0', 'content-type': tus.pieceType },
        ...(method === 'PATCH' && { payload: photo.bytes }),
      });
      expect([method, answer.statusCode, answer.headers['tus-version']]).toEqual([method, 412, '1.0.0']);
    }
  }
  for (const type of ['application/json', 'image/webp']) {
    const answer = await phone.patch(customer, photo, 0, photo.bytes, { 'content-type': type });
    expect([type, answer.statusCode]).toEqual([type, 415]);
  }
  const login = await context.post('/login', '{}', undefined, { 'content-type': tus.pieceType });
  expect(login.statusCode).toBe(415);
  expect((await context.ask({ method: 'DELETE', url: `/api${photosPath}/${photo.sha256}` })).statusCode).toBe(405);
});

test('nobody else learns of a photo: not another customer, nor an administrator without its claim', async () => {
  const [owner, stranger, admin] = [
    await context.customer(),
    await context.customer('premium'),
    await context.customer('admin'),
  ];
  const photo = await aPhoto(20, 20);
  const { id, letter } = await phone.claim(owner, [photo]);
  await phone.upload(owner, photo);
  const other = await sentClaim(context, stranger);

  expect((await phone.head(stranger, photo)).statusCode).toBe(404);
  expect((await phone.patch(stranger, photo, 0, photo.bytes)).statusCode).toBe(404);
  expect((await phone.get(stranger, photo)).statusCode).toBe(404);
  expect((await phone.create(stranger, letter, photo)).statusCode).toBe(404);
  expect(await rowsOf(stranger)).toEqual([]);
  for (const who of [phone.head(admin, photo), phone.patch(admin, photo, 0, photo.bytes), phone.get(admin, photo)]) {
    expect((await who).statusCode).toBe(403);
  }
  const at = (claim: string, hash = photo.sha256) => `/admin/claims/${claim}/photos/${hash}`;
  expect((await context.get(at(other.id), admin)).statusCode).toBe(404);
  expect((await context.get(at(newId()), admin)).statusCode).toBe(404);
  expect((await context.get(at(id, 'none'), admin)).statusCode).toBe(404);
  expect((await context.get(at(id), await context.customer('admin'))).statusCode).toBe(200);
  for (const as of [undefined, owner, stranger]) expect((await context.get(at(id), as)).statusCode).toBe(404);
  for (const hash of ['none', '%00', `${photo.sha256}0`, photo.sha256.toUpperCase()]) {
    expect([hash, (await phone.head(owner, { sha256: hash })).statusCode]).toEqual([hash, 404]);
  }
  const nobody = { id: '', email: '', token: 'none' };
  for (const asked of [phone.head(nobody, photo), phone.get(nobody, photo)]) expect((await asked).statusCode).toBe(401);

  // The same bytes of another customer are a photo of their own.
  await phone.claim(stranger, [photo]);
  expect(await offsetOf(stranger, photo)).toEqual([200, 0]);
  expect((await phone.get(stranger, photo)).statusCode).toBe(404);
});
