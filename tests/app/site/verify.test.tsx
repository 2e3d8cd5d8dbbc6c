import { fireEvent, screen, within } from '@testing-library/dom';
import { generateKeyPair, SignJWT } from 'jose';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { shownCardNumber } from '../../../src/contract/card-number.ts';
import { statementToDigits } from '../../../src/contract/card-statement.ts';
import { block, cardOf, cover } from '../account/cover-elsewhere.ts';
import { register } from '../support/customer.ts';
import { goto, network } from '../support/phone.tsx';
import { fill, press, seeText } from '../support/user.ts';

/** What the camera or a picture shows; undefined if there is no code in it. */
let inView: string | undefined;

// What happy-dom lacks of a browser: pictures, and the detector that most phones have.
beforeEach(() => {
  inView = undefined;
  const globals = {
    createImageBitmap: async () => ({ close() {}, width: 0, height: 0 }),
    BarcodeDetector: class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => (inView === undefined ? [] : [{ rawValue: inView }]);
    },
  };
  Object.assign(globalThis, globals);
});

async function covered() {
  const customer = await register();
  await cover(customer, 'maternity-care');
  return { customer, card: await cardOf(customer) };
}

const day = 86_400_000;
const openPage = async () => {
  await goto('/verify');
  await seeText(/Ready to be used without a network/);
};

async function openPicture(code: string | undefined): Promise<void> {
  inView = code;
  const input = await screen.findByLabelText('Open a picture of a code');
  fireEvent.change(input, { target: { files: [new File(['picture'], 'code.png', { type: 'image/png' })] } });
}

/** Moves the clock of the phone. */
function moveClock(by: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
  onTestFinished(() => void vi.useRealTimers());
}

test('after one visit a card is checked without a network: name, services with their last day, and how old the list is', async () => {
  const { card } = await covered();
  await openPage();
  network.off();
  await goto('/verify');
  await openPicture(statementToDigits(card.statement));
  await screen.findByText('Covered');
  const verdict = within(screen.getByRole('alert'));
  verdict.getByText('Abebech Gobena');
  verdict.getByText(shownCardNumber(card.number));
  verdict.getByText('Maternity Care');
  verdict.getByText('Compare the name with an identity paper.');
  verdict.getByText(/Compared with the blocked cards of /);
});

test('a forged card, a foreign code and a picture without one are told apart', async () => {
  const { card } = await covered();
  await openPage();
  network.off();
  const [header = '', payload = ''] = card.statement.split('.');
  const { privateKey } = await generateKeyPair('ES256');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = await new SignJWT({ ...claims, n: 'Somebody Else' })
    .setProtectedHeader(JSON.parse(Buffer.from(header, 'base64url').toString()))
    .sign(privateKey);
  for (const code of [statementToDigits(forged), 'https://elsewhere.example/'])
    await openPicture(code).then(() => screen.findByText('Not our card'));
  await openPicture(undefined);
  await seeText('There is no readable code in this picture');
});

test('a blocked card is blocked as soon as the list has come, and in the next visit without a network', async () => {
  const { customer, card } = await covered();
  await block(customer, card.number);
  await openPage();
  await openPicture(card.statement);
  await screen.findByText('Blocked');
  expect(document.body.textContent).not.toContain('Maternity Care');
  network.off();
  await goto('/verify');
  await openPicture(card.statement);
  await screen.findByText('Blocked');
});

test('an expired code is told with its days', async () => {
  const { card } = await covered();
  await openPage();
  network.off();
  moveClock(31 * day);
  await openPicture(card.statement);
  const verdict = within(await screen.findByRole('alert'));
  verdict.getByText('The code has expired');
  verdict.getByText('Code valid until');
});

test.each([
  ['ahead', 365],
  ['behind', -365],
])('a clock that was set a year %s is told, not an expired card', async (_, days) => {
  const { card } = await covered();
  await openPage();
  network.off();
  await openPicture(card.statement);
  await screen.findByText('Covered');
  moveClock(days * day);
  await openPicture(card.statement);
  await screen.findByText('The date of this phone seems to be wrong');
  const verdict = within(await screen.findByRole('alert'));
  verdict.getByText('Confirmed on');
});

test('a clock that was wrong when the lists were fetched is corrected by the server’s', async () => {
  const { card } = await covered();
  moveClock(365 * day);
  await openPage();
  network.off();
  await openPicture(card.statement);
  await screen.findByText('Covered');
});

test('a phone without keys says that it needs a network once, and answers when there is one', async () => {
  const { card } = await covered();
  network.off();
  await goto('/verify');
  await openPicture(card.statement);
  await screen.findByText('This phone cannot check cards yet');
  network.on();
  await screen.findByText('Covered');
});

test('a number is checked by the server, with the name as far as a counter needs it', async () => {
  const { customer, card } = await covered();
  await openPage();
  const check = async (number: string) => {
    await fill('Number on the card', number);
    await press('Check the number');
  };
  await check(shownCardNumber(card.number).toLowerCase());
  const answer = within(await screen.findByRole('alert'));
  answer.getByText('Abebech G.');
  answer.getByText('Maternity Care');
  expect(document.body.textContent).not.toContain('Abebech Gobena');

  await check('000000000000');
  await screen.findByText('No card has this number');
  await check('7K2M');
  await screen.findByText(/This is no number of a card/);
  network.off();
  await check(card.number);
  await screen.findByText(/A typed number can only be checked with a network/);
  network.on();
  await block(customer, card.number);
  await press('Check the number');
  await screen.findByText('Blocked');
});

test.each([
  ['NotAllowedError', /This page may not use the camera/],
  ['NotFoundError', /This device has no camera/],
  ['NotReadableError', /The camera is being used by another app/],
])('a camera that answers %s leaves the other ways', async (name, message) => {
  const camera = { getUserMedia: () => Promise.reject(new DOMException('', name)) };
  Object.defineProperty(navigator, 'mediaDevices', { value: camera, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  await openPage();
  await press('Scan with the camera');
  await screen.findByText(message);
  const { card } = await covered();
  await openPicture(card.statement);
  await screen.findByText('Covered');
});
