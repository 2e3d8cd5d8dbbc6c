/**
 * Renders the bitmaps (app icons, favicon.ico, the Open Graph image, the woven band) from the SVG pictures. Run `node
 * --import tsx build/render-icons.mjs` after changing the mark, the hero, the band or the palette.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { brand } from '../src/contract/brand.ts';
import { dressed } from './dress-pictures.mjs';
import { smallPng } from './small-png.mjs';

const picture = (name) => readFileSync(new URL(`../src/pictures/${name}`, import.meta.url), 'utf8');
const publicFile = (name) => new URL(`../public/${name}`, import.meta.url);
const band = (name) => new URL(`../src/ui/${name}`, import.meta.url);
const mark = picture('mark.svg');
const ground = '#fbf8f1';
const promise = 'Health cover that is still there tomorrow.';

/** Launchers may crop a maskable icon to its inner 80 %; the others are shown unchanged. */
const icons = [
  { file: 'icons/icon-192.png', size: 192, markSize: 0.8, corner: 0.22 },
  { file: 'icons/icon-512.png', size: 512, markSize: 0.8, corner: 0.22 },
  { file: 'icons/maskable-192.png', size: 192, markSize: 0.66, corner: 0 },
  { file: 'icons/maskable-512.png', size: 512, markSize: 0.66, corner: 0 },
  { file: 'icons/apple-touch-icon.png', size: 180, markSize: 0.74, corner: 0 },
];

const iconPage = ({ size, markSize, corner }) => `
  <style>
    body { display: grid; place-items: center; height: ${size}px; }
    main { display: grid; place-items: center; width: 100%; height: 100%; background: ${ground}; border-radius: ${corner * size}px; }
    svg { width: ${markSize * size}px; }
  </style>
  <main>${mark}</main>`;

const faviconPage = `<style>svg { display: block; width: 32px; }</style>${mark}`;

const openGraphPage = `
  <style>
    body { background: ${ground}; color: #1c2b26; font: 700 84px/1 system-ui, sans-serif; height: 630px; }
    header { position: absolute; left: 72px; top: 36px; display: flex; align-items: center; gap: 24px; color: #0f5c45; }
    header svg { width: 92px; }
    p { position: absolute; left: 72px; top: 136px; margin: 0; font-size: 38px; line-height: 1.3; }
    body > svg { position: absolute; bottom: 0; left: 0; width: 1200px; height: 560px; }
  </style>
  ${picture('hero.svg')}
  <header>${mark}${brand.name}</header>
  <p>${promise}</p>`;

const machinesChromium = '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath: existsSync(machinesChromium) ? machinesChromium : undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

async function draw(content, width, height, colorScheme = 'light') {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.setContent(`<!doctype html><style>${picture('pictures.css')} body { margin: 0; }</style>${content}`);
  const shot = await page.screenshot({ omitBackground: true });
  const pixels = await page.evaluate(pixelsOf, `data:image/png;base64,${shot.toString('base64')}`);
  await page.close();
  return smallPng(new Uint8Array(Buffer.from(pixels, 'base64')), width, height);
}

/** Runs in the browser, which can decode its own screenshot. */
async function pixelsOf(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let binary = '';
  for (let at = 0; at < data.length; at += 32768) binary += String.fromCharCode(...data.subarray(at, at + 32768));
  return btoa(binary);
}

/** An .ico file with one PNG image. */
function icoOf(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

mkdirSync(publicFile('icons/'), { recursive: true });
for (const icon of icons) writeFileSync(publicFile(icon.file), await draw(iconPage(icon), icon.size, icon.size));
writeFileSync(publicFile('favicon.ico'), icoOf(await draw(faviconPage, 32, 32), 32));
writeFileSync(publicFile('favicon.svg'), dressed(mark.replace(/(<svg[^>]*>)/, '$1<style></style>')));
writeFileSync(publicFile('og.png'), await draw(openGraphPage, 1200, 630));
// As a bitmap, because an SVG background is rendered as a document of its own before the first paint.
const woven = readFileSync(band('tibeb.svg'), 'utf8').replace('<svg', '<svg style="display: block"');
for (const scheme of ['light', 'dark']) writeFileSync(band(`tibeb-${scheme}.png`), await draw(woven, 36, 13, scheme));
await browser.close();
