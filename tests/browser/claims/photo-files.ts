import sharp from 'sharp';

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** As a phone's camera writes it: twelve megapixels, lying on its side, with the place where it was taken. */
export async function cameraPhoto(name = 'IMG_0001.jpg'): Promise<PhotoFile> {
  const [width, height] = [4000, 3000];
  const lines = Array.from({ length: 24 }, (_, at) => {
    const y = 120 + at * 120;
    return `<rect x="200" y="${y}" width="${2600 - (at % 5) * 300}" height="44" fill="#222"/>`;
  });
  const paper = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8e2d4"/>${lines.join('')}</svg>`,
  );
  const noise = { width, height, channels: 3 as const, noise: { type: 'gaussian' as const, mean: 128, sigma: 24 } };
  const grain = await sharp({ create: { ...noise, background: '#888' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const buffer = await sharp(paper)
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 1/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const pdfFile = (): PhotoFile => ({
  name: 'bill.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});
