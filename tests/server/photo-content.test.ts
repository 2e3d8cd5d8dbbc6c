import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PhotoType } from '../../src/contract/photos.ts';
import { openTestServer } from './support/open.ts';
import { aPhoto, asPhoto, photosOf, picture, type SomePhoto } from './support/photos.ts';

const context = openTestServer();
const phone = photosOf(context);

/** What the server says of a photo once it is complete, `stored` or the code of the refusal. */
async function verdictOn(photo: SomePhoto) {
  const customer = await context.customer();
  const { id } = await phone.claim(customer, [photo]);
  const last = await phone.upload(customer, photo);
  const [state] = await phone.states(customer, id);
  const { statusCode: read, headers } = await phone.get(customer, photo);
  return { customer, id, headers, said: [last.statusCode, last.statusCode === 204 ? '' : errorOf(last), state, read] };
}
const errorOf = (answer: { json(): { errors?: { photo?: { code: string } } } }) => answer.json().errors?.photo?.code;
const stored = [204, '', 'stored', 200];
const refused = [422, 'not-readable', 'refused', 404];

const pdf = (inside = '') =>
  asPhoto(
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`),
    'application/pdf',
  );

test.each<[string, () => Promise<SomePhoto> | SomePhoto]>([
  ['a WebP', () => aPhoto(200, 100)],
  ['the largest', async () => asPhoto(await picture(1600, 1600).webp({ quality: 1 }).toBuffer())],
  ['a JPEG', async () => asPhoto(await picture(200, 100).jpeg().toBuffer(), 'image/jpeg')],
  [
    'a progressive JPEG',
    async () => asPhoto(await picture(200, 100).jpeg({ progressive: true }).toBuffer(), 'image/jpeg'),
  ],
  ['a PDF', () => pdf()],
  ['a PDF with what only looks like a script', () => pdf('/JSON (x) /Title (JavaScript)')],
])('%s is taken', async (_, photo) => {
  expect((await verdictOn(await photo())).said).toEqual(stored);
});

const noise = (type: 'webp' | 'jpeg' | 'png' | 'gif', width = 300, height = 200) =>
  picture(width, height).toFormat(type).toBuffer();

/** Says that it is 20,000 pixels wide and high. */
async function bomb(): Promise<Buffer> {
  const jpeg = await noise('jpeg', 50, 50);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(20_000, frame + 5);
  jpeg.writeUInt16BE(20_000, frame + 7);
  return jpeg;
}

async function animation(): Promise<Buffer> {
  const [width, height, frames] = [20, 20, 3];
  const raw = await picture(width, height * frames)
    .raw()
    .toBuffer();
  const animated = sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
  return animated.webp({ loop: 0, delay: Array(frames).fill(100) }).toBuffer();
}

const cut = async (bytes: Promise<Buffer>, left: number) => (await bytes).subarray(0, -left);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

test.each<[string, PhotoType, () => Promise<Buffer> | Buffer]>([
  ['a JPEG that is called a WebP', 'image/webp', () => noise('jpeg')],
  ['a WebP that is called a JPEG', 'image/jpeg', () => noise('webp')],
  ['a PNG', 'image/webp', () => noise('png')],
  ['a GIF', 'image/jpeg', () => noise('gif')],
  ['an SVG with a script', 'image/webp', () => svg],
  ['a page', 'image/jpeg', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that is called a PDF', 'application/pdf', () => Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF')],
  ['a picture that is called a PDF', 'application/pdf', () => noise('webp')],
  ['a PDF that is called a picture', 'image/jpeg', () => pdf().bytes],
  ['a JPEG without its last bytes', 'image/jpeg', () => cut(noise('jpeg'), 200)],
  ['half a JPEG', 'image/jpeg', () => cut(noise('jpeg'), 5_000)],
  ['a WebP without its last bytes', 'image/webp', () => cut(noise('webp'), 2)],
  ['half a WebP', 'image/webp', () => cut(noise('webp'), 5_000)],
  ['a PDF without its end', 'application/pdf', () => cut(Promise.resolve(pdf().bytes), 6)],
  ['a picture that is too wide', 'image/webp', () => noise('webp', 1601, 10)],
  ['a picture that is too high', 'image/jpeg', () => noise('jpeg', 10, 1601)],
  ['a picture that would fill the memory', 'image/jpeg', bomb],
  ['a picture that moves', 'image/webp', animation],
  ['zeros', 'image/webp', () => Buffer.alloc(1_000)],
  ['one zero', 'image/jpeg', () => Buffer.alloc(1)],
  ['a PDF with a script', 'application/pdf', () => pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>').bytes],
  ['a PDF with a hidden script', 'application/pdf', () => pdf('/OpenAction << /S /J#61vaScript >>').bytes],
  ['a PDF with a script of a rendition', 'application/pdf', () => pdf('/S /Rendition /JS 12 0 R').bytes],
  ['a PDF that starts a program', 'application/pdf', () => pdf('/OpenAction << /S /Launch /F (cmd.exe) >>').bytes],
  ['a PDF with a file inside', 'application/pdf', () => pdf('/Names << /EmbeddedFiles 5 0 R >>').bytes],
  ['an encrypted PDF', 'application/pdf', () => pdf('/Encrypt 9 0 R').bytes],
])('%s is refused', async (_, type, bytes) => {
  expect((await verdictOn(asPhoto(await bytes(), type))).said).toEqual(refused);
});

test('a photo of no bytes cannot be announced', async () => {
  const { sent } = await phone.claim(await context.customer(), [asPhoto(Buffer.alloc(0))]);
  expect(sent.statusCode).toBe(422);
});

test.each<[string, PhotoType, string, () => Promise<Buffer>]>([
  [
    'a JPEG that is a page as well',
    'image/jpeg',
    'jpg',
    async () => withTail('jpeg', '<html><script>alert(1)</script>'),
  ],
  ['a WebP that is an archive as well', 'image/webp', 'webp', async () => withTail('webp', 'PK\x05\x06')],
  ['a PDF that is a page as well', 'application/pdf', 'pdf', async () => pdf('(<script>alert(1)</script>)').bytes],
])('%s is only ever downloaded, in a sandbox', async (_, type, extension, bytes) => {
  const photo = asPhoto(await bytes(), type);
  const { said, headers, id } = await verdictOn(photo);
  expect(said).toEqual(stored);
  const admin = await context.customer('admin');
  const atDesk = await context.get(`/admin/claims/${id}/photos/${photo.sha256}`, admin);
  for (const sent of [headers, atDesk.headers]) {
    expect(sent).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="photo.${extension}"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  }
});

const withTail = async (type: 'jpeg' | 'webp', tail: string) => Buffer.concat([await noise(type), Buffer.from(tail)]);
