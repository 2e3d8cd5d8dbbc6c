import { mostBytesOf, photoLimits } from '../../../contract/photos.ts';
import type { PreparedPhoto } from '../../../device/photos/photo.ts';
import { sha256Of } from '../../../device/sha256.ts';
import { legibilityOf } from './legibility.ts';

/** Why a file cannot be taken. */
export type NotPrepared = 'not-readable' | 'pdf-too-large';

/** Turns it upright, shrinks it, and encodes it anew, so that neither the place nor the camera goes with it. A PDF stays as it is. */
export async function preparePhoto(file: File): Promise<PreparedPhoto | NotPrepared> {
  return (await isPdf(file)) ? preparePdf(file) : prepareImage(file);
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const isPdf = async (file: File) => (await file.slice(0, 5).text()) === '%PDF-';

async function preparePdf(file: File): Promise<PreparedPhoto | NotPrepared> {
  if (file.size > mostBytesOf('application/pdf')) return 'pdf-too-large';
  const bytes = await bytesOf(file);
  return { sha256: await sha256Of(bytes), type: 'application/pdf', size: bytes.length, bytes };
}

/** The first that is as small as is aimed at, or the last that is small enough. */
const attempts = [
  { side: photoLimits.longestSide, quality: 0.8 },
  { side: photoLimits.longestSide, quality: 0.65 },
  { side: photoLimits.longestSide, quality: 0.5 },
  { side: 1280, quality: 0.5 },
  { side: 1024, quality: 0.4 },
];
const aimedBytes = 250 * 1024;
const thumbnailSide = 192;

async function prepareImage(file: File): Promise<PreparedPhoto | NotPrepared> {
  let canvas: OffscreenCanvas;
  try {
    canvas = await drawn(file, photoLimits.longestSide);
  } catch {
    return 'not-readable';
  }
  const blob = await smallEnough(canvas);
  if (!blob) return 'not-readable';
  const bytes = await bytesOf(blob);
  const small = resized(canvas, thumbnailSide);
  const thumbnail = await bytesOf(await encoded(small, 0.7));
  const legibility = legibilityOf(canvas);
  return { sha256: await sha256Of(bytes), type: photoTypeOf(blob), size: bytes.length, thumbnail, legibility, bytes };
}

/**
 * Decodes at the size that is needed, since a bitmap of all pixels of a camera can be more than a small phone's memory. The
 * image element reads the size, upright, without decoding.
 */
export async function drawn(file: File, longestSide: number): Promise<OffscreenCanvas> {
  const { width, height } = await sizeOf(file);
  const size = fitted(width, height, longestSide);
  const bitmap = await createImageBitmap(file, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(size.width, size.height);
  // Photographs have no transparent parts, and a screenshot's become white as paper.
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

function fitted(width: number, height: number, longestSide: number) {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function smallEnough(canvas: OffscreenCanvas): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const { side, quality } of attempts) {
    const blob = await encoded(resized(canvas, side), quality);
    if (blob.size <= aimedBytes) return blob;
    if (blob.size <= photoLimits.imageBytes && (!smallest || side === photoLimits.longestSide)) smallest = blob;
  }
  return smallest;
}

function resized(canvas: OffscreenCanvas, longestSide: number): OffscreenCanvas {
  const { width, height } = fitted(canvas.width, canvas.height, longestSide);
  if (width === canvas.width) return canvas;
  const smaller = new OffscreenCanvas(width, height);
  const context = contextOf(smaller);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, width, height);
  return smaller;
}

/** Browsers that cannot write WebP write PNG instead. */
export async function encoded(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return blob.type === 'image/webp' ? blob : canvas.convertToBlob({ type: 'image/jpeg', quality });
}

const photoTypeOf = ({ type }: Blob) => (type === 'image/webp' ? 'image/webp' : 'image/jpeg');

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  return context;
}
