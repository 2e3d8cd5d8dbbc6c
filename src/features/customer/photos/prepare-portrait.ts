import { portraitLimits } from '../../../contract/portrait.ts';
import { contextOf, drawn, encoded } from './prepare-photo.ts';

/** Large enough for the square that is cut out of it. */
const drawnSide = 960;
const qualities = [0.8, 0.6, 0.4, 0.2];

/** The middle of a photograph as a small square, a little above the middle of an upright one, where the face is. */
export async function preparePortrait(file: File): Promise<string | 'not-readable'> {
  try {
    const whole = await drawn(file, drawnSide);
    const side = Math.min(whole.width, whole.height);
    const small = Math.min(side, portraitLimits.side);
    const square = new OffscreenCanvas(small, small);
    const context = contextOf(square);
    context.imageSmoothingQuality = 'high';
    const [left, top] = [(whole.width - side) / 2, (whole.height - side) / 3];
    context.drawImage(whole, left, top, side, side, 0, 0, small, small);
    for (const quality of qualities) {
      const blob = await encoded(square, quality);
      if (blob.size <= portraitLimits.bytes) return await dataUrlOf(blob);
    }
  } catch {
    // Not a picture, or one that this browser cannot decode.
  }
  return 'not-readable';
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
