/**
 * Encodes a PNG with at most 128 colours, enough for flat pictures and a third of a screenshot's size. Pixels are
 * RGBA bytes, row by row.
 */
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const paletteColour = 3;
const most = 128;

export function smallPng(pixels, width, height) {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const { palette, indexOf } = paletteOf(colours);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(colours[y * width + x]);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, paletteColour, 0, 0, 0], 8);
  const channels = palette.map(channelsOf);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(channels.flatMap((channel) => channel.slice(0, 3)))),
    chunk('tRNS', Buffer.from(channels.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most used colours; every other colour is mapped to the nearest one. */
function paletteOf(colours) {
  const uses = new Map();
  for (const colour of colours) uses.set(colour, (uses.get(colour) ?? 0) + 1);
  const palette = [...uses]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([colour]) => colour);
  const known = new Map(palette.map((colour, index) => [colour, index]));
  const indexOf = (colour) => {
    if (!known.has(colour)) known.set(colour, nearest(colour, palette));
    return known.get(colour);
  };
  return { palette, indexOf };
}

function nearest(colour, palette) {
  const wanted = channelsOf(colour);
  const distances = palette.map((candidate) =>
    channelsOf(candidate).reduce((sum, value, i) => sum + (value - wanted[i]) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Reads a canvas pixel as a little-endian number. */
function channelsOf(colour) {
  return [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255, colour >>> 24];
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
