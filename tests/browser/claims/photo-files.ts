import sharp from 'sharp';

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/**
 * As a phone's camera writes it: twelve megapixels with the place where it was taken, and how the phone was held, from 1 to 8
 * (6: upright, so that the picture lies on its side).
 */
export async function cameraPhoto(orientation = 6): Promise<PhotoFile> {
  taken ??= takePhoto();
  const buffer = Buffer.from(await taken);
  // The tag with its type and count, before its value.
  const tag = buffer.indexOf(Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0]));
  buffer.writeUInt16LE(orientation, tag + 8);
  return { name: `IMG_000${orientation}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Encoding so many pixels takes seconds. */
let taken: Promise<Buffer> | undefined;

async function takePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const lines = Array.from({ length: 24 }, (_, at) => {
    const y = 120 + at * 120;
    return `<rect x="200" y="${y}" width="${2600 - (at % 5) * 300}" height="44" fill="#222"/>`;
  });
  const paper = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8e2d4"/>${lines.join('')}</svg>`,
  );
  const noise = {
    width: 500,
    height: 500,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 24 },
  };
  const grain = await sharp({ create: { ...noise, background: '#888' } })
    .png()
    .toBuffer();
  return sharp(paper)
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 1/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

export const pdfFile = (): PhotoFile => ({
  name: 'bill.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});
