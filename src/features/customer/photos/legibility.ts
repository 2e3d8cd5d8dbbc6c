import type { Legibility } from '../../../device/photos/photo.ts';

const sampleSide = 512;
/** Of 255. Paper in the shade is about 90. */
const darkBelow = 55;
/** Of the strongest edges: printed text in focus has at least 60 there, the same out of focus about 10. */
const blurredBelow = 22;

export function legibilityOf(canvas: OffscreenCanvas): Legibility {
  const scale = Math.min(1, sampleSide / Math.max(canvas.width, canvas.height));
  const [width, height] = [Math.ceil(canvas.width * scale), Math.ceil(canvas.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return 'good';
  context.drawImage(canvas, 0, 0, width, height);
  return judge(greyOf(context.getImageData(0, 0, width, height).data), width, height);
}

function greyOf(pixels: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < grey.length; at++) {
    const [red, green, blue] = [pixels[4 * at] ?? 0, pixels[4 * at + 1] ?? 0, pixels[4 * at + 2] ?? 0];
    grey[at] = (red * 2 + green * 5 + blue) / 8;
  }
  return grey;
}

export function judge(grey: Uint8Array, width: number, height: number): Legibility {
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  if (mean < darkBelow) return 'dark';
  return strongestEdges(grey, width, height) < blurredBelow ? 'blurred' : 'good';
}

/** The step between neighbours that one pixel in a hundred exceeds: text covers a small part of a page. */
function strongestEdges(grey: Uint8Array, width: number, height: number): number {
  const counts = new Uint32Array(256);
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const [here = 0, left = 0, above = 0] = [grey[y * width + x], grey[y * width + x - 1], grey[(y - 1) * width + x]];
      const step = Math.max(Math.abs(here - left), Math.abs(here - above));
      counts[step] = (counts[step] ?? 0) + 1;
    }
  }
  let above = ((width - 1) * (height - 1)) / 100;
  for (let step = 255; step > 0; step--) {
    above -= counts[step] ?? 0;
    if (above <= 0) return step;
  }
  return 0;
}
