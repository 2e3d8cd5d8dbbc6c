import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { letters } from '../../server/db/schema/claims.ts';
import { claimPhotos, photos } from '../../server/db/schema/photos.ts';
import { newId } from '../../server/db/uuid.ts';
import { photoLimits, photosPath, tus } from '../../src/contract/photos.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { aClaim, aPremiumClaim, type Customer, openTestServer } from './support/open.ts';
import { announced, aPhoto, asPhoto, base64, photosOf, protocol, type SomePhoto } from './support/photos.ts';

const context = openTestServer();
const phone = photosOf(context);

const offsetOf = async (as: Customer, photo: SomePhoto) =>
  Number((await phone.head(as, photo)).headers[tus.offsetHeader]);
const rowsOf = ({ id }: Customer) => context.db.select().from(photos).where(eq(photos.userId, id));

test('a letter sent again announces its photos once, and one named twice counts once', async () => {
  const customer = await context.customer();
  const [first, second] = [await aPhoto(20, 20), await aPhoto(30, 30)];
  const letter = newId();
  const body = JSON.stringify({ ...aClaim, photos: announced([second, first, second]) });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => context.post('/claims', body, customer, { 'idempotency-key': letter })),
  );
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  const [{ id }] = (await context.get('/claims', customer)).json().claims;
  expect((await phone.shown(customer, id)).map(({ sha256 }) => sha256)).toEqual([second.sha256, first.sha256]);
  expect(await rowsOf(customer)).toHaveLength(2);
});

test('a letter that is refused leaves no photos', async () => {
  const customer = await context.customer();
  const photo = await aPhoto(20, 20);
  const { sent } = await phone.claim(customer, [photo], { hospital: 'Nowhere' });
  expect([sent.statusCode, await rowsOf(customer)]).toEqual([422, []]);
  const many = await Promise.all(Array.from({ length: photoLimits.perClaim + 1 }, () => aPhoto(10, 10)));
  expect((await phone.claim(customer, many)).sent.statusCode).toBe(422);
  for (const wrong of [{ size: 0 }, { size: photoLimits.imageBytes + 1 }, { type: 'image/svg+xml' }, { sha256: '' }]) {
    const body = { ...aClaim, photos: [{ ...announced([photo])[0], ...wrong }] };
    expect([wrong, (await context.post('/claims', body, customer)).statusCode]).toEqual([wrong, 422]);
  }
  expect(await context.db.select().from(letters).where(eq(letters.userId, customer.id))).toEqual([]);
});

test('a correction has the photos of before without sending them again, those that are still arriving too', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const [stored, arriving, added] = [await aPhoto(20, 20), await aPhoto(), await aPhoto(40, 40)];
  const first = await phone.claim(customer, [stored, arriving]);
  await phone.upload(customer, stored);
  await phone.patch(customer, arriving, 0, arriving.bytes.subarray(0, 100));
  await decideAs(context, admin, first.id, { action: 'ask', text: 'Which day?', version: 1 });

  const second = await phone.claim(customer, [added], { corrects: first.id });
  expect((await phone.shown(customer, second.id)).map(({ sha256 }) => sha256)).toEqual(
    [stored, arriving, added].map(({ sha256 }) => sha256),
  );
  expect(await phone.states(customer, second.id)).toEqual(['stored', 'arriving', 'arriving']);
  expect(await offsetOf(customer, arriving)).toBe(100);
  await phone.upload(customer, arriving, 100);
  expect(await phone.states(customer, first.id)).toEqual(['stored', 'stored']);
  expect(await phone.states(customer, second.id)).toEqual(['stored', 'stored', 'arriving']);
  expect((await context.get(`/admin/claims/${second.id}/photos/${stored.sha256}`, admin)).statusCode).toBe(200);
});

test('a photo that a correction sends again counts once', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const photo = await aPhoto(20, 20);
  const first = await phone.claim(customer, [photo]);
  await phone.upload(customer, photo);
  await decideAs(context, admin, first.id, { action: 'ask', text: 'Which day?', version: 1 });
  const second = await phone.claim(customer, [photo], { corrects: first.id });
  expect(await phone.states(customer, second.id)).toEqual(['stored']);
  expect(await offsetOf(customer, photo)).toBe(photo.size);
});

test('the photos of an answer come after those of its claim', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const [first, second, third] = [await aPhoto(20, 20), await aPhoto(30, 30), await aPhoto(40, 40)];
  const { id } = await phone.claim(customer, [first]);
  await decideAs(context, admin, id, { action: 'ask', text: 'Both sides?', version: 1 });
  const answer = { claim: id, text: 'Here.', photos: announced([third, first, second]) };
  expect((await context.post('/claim-answers', answer, customer)).statusCode).toBe(201);
  expect((await phone.shown(admin, id, '/admin')).map(({ sha256 }) => sha256)).toEqual(
    [first, third, second].map(({ sha256 }) => sha256),
  );
});

test('a premium claim has photos too', async () => {
  const customer = await context.customer('premium');
  const photo = await aPhoto(20, 20);
  const { id } = await sentClaim(context, customer, { ...aPremiumClaim, photos: announced([photo]) }, '/premiumclaims');
  await phone.upload(customer, photo);
  expect(await phone.states(customer, id)).toEqual(['stored']);
});

test('photos that an older server did not take are added to the claim of their letter', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id, letter } = await phone.claim(customer, []);
  const [photo, another] = [await aPhoto(20, 20), await aPhoto(30, 30)];
  for (let times = 0; times < 2; times++) {
    const added = await phone.create(customer, letter, photo, { filename: '../../etc/passwd\u202egpj.exe' });
    expect([added.statusCode, added.headers.location, added.headers['upload-offset']]).toEqual([
      201,
      `/api/photos/${photo.sha256}`,
      '0',
    ]);
  }
  await phone.upload(customer, photo);
  expect((await phone.create(customer, letter.toUpperCase(), photo)).headers['upload-offset']).toBe(`${photo.size}`);
  expect(await phone.states(customer, id)).toEqual(['stored']);
  expect((await phone.get(customer, photo)).headers['content-disposition']).toBe('attachment; filename="photo.webp"');

  await decideAs(context, admin, id, { action: 'ask', text: 'And the back?', version: 1 });
  const other = await sentClaim(context, customer);
  await decideAs(context, admin, other.id, { action: 'ask', text: 'Which day?', version: 1 });
  await context.post('/claim-answers', { claim: other.id, text: 'Sunday.' }, customer);
  const answer = newId();
  await context.post('/claim-answers', { claim: id, text: 'Here.' }, customer, { 'idempotency-key': answer });
  expect((await phone.create(customer, answer, another)).statusCode).toBe(201);
  expect((await phone.shown(customer, id)).map(({ sha256 }) => sha256)).toEqual([photo.sha256, another.sha256]);
});

test('one that was refused leaves room for the one that replaces it', async () => {
  const customer = await context.customer();
  const all = await Promise.all(Array.from({ length: photoLimits.perClaim }, (_, n) => aPhoto(10 + n, 12)));
  const { letter } = await phone.claim(customer, all);
  const [refused, replacement] = [all[0]?.sha256 ?? '', await aPhoto(30, 12)];
  expect((await phone.create(customer, letter, replacement)).statusCode).toBe(422);
  await context.db.update(photos).set({ state: 'refused', refusal: 'not-readable' }).where(eq(photos.sha256, refused));
  expect((await phone.create(customer, letter, replacement)).statusCode).toBe(201);
});

test('photos are added to a letter that has a claim, and not more than it may have', async () => {
  const customer = await context.customer();
  const { letter } = await phone.claim(customer, []);
  const all = await Promise.all(Array.from({ length: photoLimits.perClaim + 2 }, (_, n) => aPhoto(10 + n, 10)));
  const sent = await Promise.all(all.map((photo) => phone.create(customer, letter, photo)));
  expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(photoLimits.perClaim);
  const refused = sent.filter(({ statusCode }) => statusCode === 422);
  expect(refused.map((answer) => answer.json().errors.photo.code)).toEqual(['too-many-photos', 'too-many-photos']);

  const photo = await aPhoto(50, 50);
  expect((await phone.create(customer, newId(), photo)).statusCode).toBe(404);
  const request = newId();
  await context.post('/claim-request', { userId: customer.id }, customer, { 'idempotency-key': request });
  expect((await phone.create(customer, request, photo)).statusCode).toBe(404);
  const malformed = [
    { letter: 'none', sha256: photo.sha256, type: photo.type },
    { letter, sha256: 'none', type: photo.type },
    { letter, sha256: photo.sha256, type: 'image/svg+xml' },
    { letter, sha256: photo.sha256 },
  ].map((metadata) => ({
    [tus.lengthHeader]: '100',
    [tus.metadataHeader]: base64(metadata as Record<string, string>),
  }));
  const whole = base64({ letter, sha256: photo.sha256, type: photo.type });
  const lengths = ['', '0', '-1', '1e3', `${photoLimits.imageBytes + 1}`, '9'.repeat(30)].map((length) => ({
    [tus.lengthHeader]: length,
    [tus.metadataHeader]: whole,
  }));
  for (const headers of [{}, { [tus.metadataHeader]: ',, ,=' }, ...malformed, ...lengths]) {
    const url = `/api${photosPath}`;
    const answer = await context.ask({ method: 'POST', url, as: customer, headers: { ...protocol, ...headers } });
    expect([headers, answer.statusCode]).toEqual([headers, 422]);
  }
  expect(await rowsOf(customer)).toHaveLength(photoLimits.perClaim);
  expect(await context.db.select().from(claimPhotos).where(eq(claimPhotos.userId, customer.id))).toHaveLength(
    photoLimits.perClaim,
  );
});

test('a refused photo stays refused, until a letter announces it again', async () => {
  const customer = await context.customer();
  const broken = asPhoto(Buffer.from('not a photograph'));
  const { id, letter } = await phone.claim(customer, [broken]);
  const refused = await phone.upload(customer, broken);
  expect([refused.statusCode, refused.json().errors.photo]).toEqual([
    422,
    { code: 'not-readable', message: expect.stringContaining('cannot be read') },
  ]);
  expect((await phone.head(customer, broken)).statusCode).toBe(410);
  expect((await phone.patch(customer, broken, 0, broken.bytes)).statusCode).toBe(410);
  expect((await phone.get(customer, broken)).statusCode).toBe(404);
  expect(await phone.states(customer, id)).toEqual(['refused']);
  expect((await rowsOf(customer)).map(({ bytes }) => bytes)).toEqual([null]);
  await phone.create(customer, letter, broken);
  expect(await offsetOf(customer, broken)).toBe(0);
  await phone.upload(customer, broken);
  await phone.claim(customer, [broken]);
  expect(await offsetOf(customer, broken)).toBe(0);
});
