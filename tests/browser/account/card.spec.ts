import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { generateKeyPair, SignJWT } from 'jose';
import sharp from 'sharp';
import { encode } from 'uqr';
import { statementToDigits } from '../../../src/contract/card-statement.ts';
import { cameraPhoto, pdfFile } from '../claims/photo-files.ts';
import { keptOnUse } from '../site/built-site.ts';
import { administrators, deskPassword } from '../support/administrators.ts';
import { type Customer, newCustomer, waitForHydration, workerReady } from '../support/customer.ts';
import { cachedPaths } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { logInAs, register } from './accounts.ts';

const day = 86_400_000;

async function ask(page: Page, path: string, token?: string, data?: object) {
  const headers = { 'idempotency-key': randomUUID(), ...(token && { authorization: `Bearer ${token}` }) };
  const response = await page.request.fetch(`/api${path}`, {
    method: data ? 'POST' : 'GET',
    headers,
    ...(data && { data }),
  });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** A customer who is covered, with the statement of the card. */
async function covered(page: Page): Promise<{ customer: Customer; number: string; statement: string; token: string }> {
  const customer = await register(page, newCustomer());
  const { email, password } = customer;
  const { Token: token } = await ask(page, '/login', undefined, { email, password });
  const admin = await ask(page, '/admin/login', undefined, { email: administrators[0], password: deskPassword });
  await ask(page, '/subscriptions', token, { service: 'maternity-care', paymentMethod: 'Cash' });
  const { subscriptions } = await ask(page, '/profile', token);
  await ask(page, `/admin/subscriptions/${subscriptions[0].id}/settlement`, admin.token, { action: 'confirm' });
  const { cards } = await ask(page, '/cards', token);
  return { customer, token, ...cards[0] };
}

/** As it is photographed from a screen: with a wide border, and not quite straight. */
function pictureOf(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const code = `<g transform="translate(340 60) rotate(4 300 300) scale(${600 / size})"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><path fill="#777" d="M0 0h1280v720H0z"/>${code}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

async function open(page: Page, picture: Buffer): Promise<void> {
  await page
    .getByLabel('Open a picture of a code')
    .setInputFiles({ name: 'code.jpg', mimeType: 'image/jpeg', buffer: picture });
}

const verdict = (page: Page) => page.getByRole('alert');

test('a card is shown on one phone and checked on another, both without a network after one visit each', async ({
  page,
  network,
  networkProxy,
  playwright,
}, info) => {
  test.slow();
  const { customer, statement } = await covered(page);
  const lost = await covered(page);
  await ask(page, '/cards/block', lost.token, { number: lost.number });
  await logInAs(page, customer);
  await workerReady(page);

  const film = info.outputPath('camera.mjpeg');
  await writeFile(film, await pictureOf('nothing yet'));
  const { args = [], ...launch } = info.project.use.launchOptions ?? {};
  const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  const counter: Browser = await playwright.chromium.launch({ ...launch, args: [...args, ...camera] });
  const context = await counter.newContext({
    baseURL: `http://localhost:${networkProxy.port}`,
    permissions: ['camera'],
  });
  const desk = await context.newPage();
  await desk.goto('/verify');
  await workerReady(desk);
  await desk.getByText('Ready to be used without a network').waitFor();
  // This Chromium has no detector of its own.
  await expect.poll(() => cachedPaths(desk)).toEqual(expect.arrayContaining(keptOnUse));

  const refusing = await counter.newPage({ baseURL: `http://localhost:${networkProxy.port}` });
  await refusing.goto('/verify');
  await waitForHydration(refusing);
  await refusing.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(verdict(refusing)).toContainText('This page may not use the camera');
  await open(refusing, await pictureOf(statementToDigits(statement)));
  await expect(verdict(refusing)).toContainText('Covered');

  await network.off();
  await context.setOffline(true);

  await page.goto('/card');
  const card = page.getByRole('article', { name: customer.username });
  await expect(card.getByText('Maternity Care')).toBeVisible();
  const code = await card.getByRole('img').screenshot();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as picture' }).click(),
  ]);
  const picture = await sharp(await download.path()).toBuffer();

  await writeFile(film, await sharp(code).resize(1280, 720, { fit: 'contain', background: '#777' }).jpeg().toBuffer());
  await desk.goto('/verify');
  await waitForHydration(desk);
  await desk.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(verdict(desk)).toContainText(/Covered.*Abebech Gobena.*Maternity Care.*until/);
  await expect(desk.locator('video')).toHaveCount(0);
  await open(desk, picture);
  await expect(verdict(desk)).toContainText('Covered');

  const { privateKey } = await generateKeyPair('ES256');
  const [header = '', payload = ''] = statement.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  const forged = await new SignJWT(JSON.parse(payload)).setProtectedHeader(JSON.parse(header)).sign(privateKey);
  const elsewhere = { alg: 'ES256', kid: 'others' };
  const foreign = await new SignJWT(JSON.parse(payload)).setProtectedHeader(elsewhere).sign(privateKey);
  for (const [text, said] of [
    [statementToDigits(forged), 'Not our card'],
    ['https://elsewhere.example/card/1', 'Not our card'],
    // As long as the keys were fetched a minute ago, one that is missing does not exist.
    [statementToDigits(foreign), /Not our card|This phone cannot check this card yet/],
    [statementToDigits(lost.statement), 'Blocked'],
  ] as const) {
    await open(desk, await pictureOf(text));
    await expect(verdict(desk)).toContainText(said);
  }
  await desk.getByLabel('Number on the card').fill(lost.number);
  await desk.getByRole('button', { name: 'Check the number' }).click();
  await expect(desk.getByText('A typed number can only be checked with a network.')).toBeVisible();

  for (const [days, said] of [
    [31, 'The code has expired'],
    [365, 'The date of this phone seems to be wrong'],
    [-365, 'The date of this phone seems to be wrong'],
  ] as const) {
    await context.clock.setSystemTime(Date.now() + days * day);
    await open(desk, await pictureOf(statementToDigits(statement)));
    await expect(verdict(desk)).toContainText(said);
  }
  await counter.close();
});

test('a photograph from the camera becomes a small square on the card, and is there without a network', async ({
  page,
  network,
}) => {
  const { customer } = await covered(page);
  await logInAs(page, customer);
  await workerReady(page);
  await page.goto('/family');
  const choose = page.getByLabel(/(Choose a photograph|Change): Abebech Gobena/);
  const shown = page.getByRole('img', { name: 'Photograph of Abebech Gobena' });
  const squareOf = () =>
    shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight, image.src.length < 55_000]);
  await choose.setInputFiles(await cameraPhoto());
  await expect(page.getByText('The photograph is on the card.')).toBeVisible();
  expect(await squareOf()).toEqual([320, 320, true]);
  const first = await shown.getAttribute('src');
  await choose.setInputFiles(pdfFile());
  await expect(page.getByText('This file cannot be read as a photograph.')).toBeVisible();

  await network.off();
  await choose.setInputFiles(await cameraPhoto(1));
  await expect(page.getByText('This photograph is kept on this phone and not sent yet.')).toBeVisible();
  const second = await shown.getAttribute('src');
  expect(second).not.toBe(first);
  await page.goto('/card');
  const onCard = page.getByRole('article', { name: customer.username }).locator('header + div img');
  await expect(onCard).toHaveAttribute('src', first ?? '');
  await page.goto('/family');
  await expect(shown).toHaveAttribute('src', second ?? '');
  await network.on();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('The photograph is on the card.')).toBeVisible();
});
