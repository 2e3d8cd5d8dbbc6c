type Source = HTMLVideoElement | ImageBitmap;

/** The Shape Detection API is not in TypeScript's library. */
type Detector = { detect: (source: Source) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};
declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

const format = 'qr_code';
/** Of larger pictures this is enough to read a code, and a small phone's memory holds it. */
const longestSide = 1400;

let detector: Promise<Detector | undefined> | undefined;

/** Undefined where the browser has none, or cannot load its own. */
async function findDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis;
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  return BarcodeDetector && formats?.includes(format) ? new BarcodeDetector({ formats: [format] }) : undefined;
}

const loadDecoder = () => import('qr/decode.js');

/** Loads what reading needs, through the worker, which keeps it for use without a network. */
export async function prepareToRead(): Promise<void> {
  detector ??= findDetector();
  if (await detector) return;
  const worker = navigator.serviceWorker;
  if (worker && !worker.controller)
    await new Promise((done) => worker.addEventListener('controllerchange', done, { once: true }));
  await loadDecoder();
}

/** The text of the first code in a picture; undefined if there is none. */
export async function readCode(source: Source): Promise<string | undefined> {
  detector ??= findDetector();
  const found = await (await detector)?.detect(source).catch(() => undefined);
  return found?.[0]?.rawValue ?? decode(source);
}

async function decode(source: Source): Promise<string | undefined> {
  const { decodeQR } = await loadDecoder();
  const { width, height } = sizeOf(source);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0) return undefined;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return undefined;
  }
}

const sizeOf = (source: Source) =>
  source instanceof HTMLVideoElement ? { width: source.videoWidth, height: source.videoHeight } : source;
