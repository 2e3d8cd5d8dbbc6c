import { encodeQr } from '../../ui/qr-code.tsx';
import tibeb from '../../ui/tibeb-light.png?inline';

type Drawn = {
  brand: string;
  plan: string;
  isPremium: boolean;
  name: string;
  number: string;
  photo: string | null;
  cover: readonly { name: string; until: string }[];
  validity: string;
  code: string;
};

/** A bank card at 300 dots an inch. It grows with what is covered. */
const size = { width: 1012, least: 638 };
const margin = 40;
const band = 39;
const left = band + 2 * margin;
const codeSize = 440;
const textWidth = size.width - left - codeSize - 2 * margin;
const fonts = 'system-ui, "Noto Sans Ethiopic", Nyala, Ebrima, sans-serif';
const colors = { ground: '#fff', premium: '#e9ebf5', ink: '#1c2b26', quiet: '#55655e', plan: '#2b3a78' };

/** Draws the card on the phone itself, so that it needs no network. */
export async function drawCard(drawn: Drawn): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  const height = Math.max(size.least, writeText(context, drawn) + margin);
  Object.assign(canvas, { width: size.width, height });
  context.fillStyle = drawn.isPremium ? colors.premium : colors.ground;
  context.fillRect(0, 0, size.width, height);
  await drawBand(context, height);
  writeText(context, drawn);
  drawCode(context, drawn.code, height);
  // Without a network one that is kept on the server only is missing.
  const photo = drawn.photo === null ? undefined : await load(drawn.photo).catch(() => undefined);
  if (photo) context.drawImage(photo, left + textWidth - 112, margin, 112, 112);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The canvas was not encoded.')))),
  );
}

/** Returns where the text ends. */
function writeText(
  context: CanvasRenderingContext2D,
  { brand, plan, isPremium, name, number, cover, validity }: Drawn,
) {
  let y = margin;
  const write = (text: string, pixels: number, color: string, weight = 400) => {
    context.font = `${weight} ${pixels}px ${fonts}`;
    context.fillStyle = color;
    for (const line of wrapped(context, text)) {
      y += pixels * 1.3;
      context.fillText(line, left, y);
    }
  };
  write(brand, 40, colors.ink, 700);
  write(plan, 26, isPremium ? colors.plan : colors.quiet);
  y += 16;
  write(name, 40, colors.ink, 700);
  write(number, 36, colors.ink);
  y += 12;
  for (const { name, until } of cover) {
    write(name, 23, colors.ink, 700);
    write(until, 21, colors.quiet);
  }
  y += 12;
  write(validity, 20, colors.quiet);
  return y;
}

/** Breaks at spaces, and a word that is too long where it has to. */
function wrapped(context: CanvasRenderingContext2D, text: string): string[] {
  const fits = (line: string) => context.measureText(line).width <= textWidth;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

function drawCode(context: CanvasRenderingContext2D, code: string, height: number) {
  const { data, size: modules } = encodeQr(code);
  const pixels = Math.floor(codeSize / modules);
  const [x, y] = [size.width - margin - modules * pixels, Math.round((height - modules * pixels) / 2)];
  context.fillStyle = '#fff';
  context.fillRect(x, y, modules * pixels, modules * pixels);
  context.fillStyle = '#000';
  data.forEach((row, down) => {
    row.forEach((isDark, across) => {
      if (isDark) context.fillRect(x + across * pixels, y + down * pixels, pixels, pixels);
    });
  });
}

/** The woven edge, turned to run down the side. */
async function drawBand(context: CanvasRenderingContext2D, height: number) {
  const tile = await load(tibeb);
  const length = (tile.width * band) / tile.height;
  context.imageSmoothingEnabled = false;
  for (let y = 0; y < height; y += length) {
    context.save();
    context.translate(margin + band, y);
    context.rotate(Math.PI / 2);
    context.drawImage(tile, 0, 0, length, band);
    context.restore();
  }
}

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}
