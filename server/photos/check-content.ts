import sharp from 'sharp';
import { type PhotoType, photoLimits } from '../../src/contract/photos.ts';

// Blocks all decoders of sharp but these two, so that no other image format is ever parsed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** Whether the bytes are what their type says, and can be read to the end. */
export const isReadable = (bytes: Buffer, type: PhotoType): Promise<boolean> | boolean =>
  type === 'application/pdf' ? isHarmlessPdf(bytes) : isWholeImage(bytes, type === 'image/webp' ? 'webp' : 'jpeg');

async function isWholeImage(bytes: Buffer, format: 'webp' | 'jpeg'): Promise<boolean> {
  const side = photoLimits.longestSide;
  try {
    const image = sharp(bytes, { limitInputPixels: side * side, failOn: 'error' });
    const { width, height, pages = 1, ...found } = await image.metadata();
    if (found.format !== format || pages > 1 || Math.max(width, height) > side) return false;
    await image.raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

const active = /\/(?:Encrypt|JavaScript|Launch|EmbeddedFile)|\/JS\s*(?:[(<]|\d+\s+\d+\s+R)/;

/** A best effort, since compressed parts are not read: what protects is that a PDF is only ever downloaded, in a sandbox. */
function isHarmlessPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || !text.slice(-1024).includes('%%EOF')) return false;
  // A name may be written as `/J#53`.
  return !active.test(text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))));
}
