import { screen, waitFor, within } from '@testing-library/dom';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { shownCardNumber } from '../../../src/contract/card-number.ts';
import { saveDraft } from '../../../src/device/drafts.ts';
import { currentSession } from '../../../src/device/session.ts';
import { logInAs, register, registerAndLogIn } from '../support/customer.ts';
import { goto, network, newPhone, reload } from '../support/phone.tsx';
import { answerRequests, loseRequests, watchRequests } from '../support/requests.ts';
import { follow, heading, press, seeText, user } from '../support/user.ts';
import { cardOf, cover, day, putPortrait } from './cover-elsewhere.ts';

const theCard = () => screen.findByRole('article', { name: 'Abebech Gobena' });
const code = { name: 'Code that a hospital scans to check this card' };

async function logInCovered() {
  const customer = await register();
  await cover(customer, 'maternity-care');
  await logInAs(customer);
  return customer;
}

test('the card says who is covered and for what; opened once anywhere in the portal it is there without a network', async () => {
  const customer = await logInCovered();
  const { number } = await cardOf(customer);
  // Fetched on the dashboard already.
  await waitFor(async () => expect(await storedAnswer()).toMatchObject({ answer: { cards: [{ number }] } }));
  network.off();
  await goto('/profile');
  await follow('Show my card');
  await heading('My card');
  const card = within(await theCard());
  card.getByText('Maternity Care');
  card.getByText(shownCardNumber(number));
  card.getByRole('img', code);
  expect((await theCard()).textContent).toContain('until');
  await seeText(/As of /);
  newPhone();
  await goto('/card');
  await screen.findByRole('button', { name: 'Login' });
});

async function storedAnswer() {
  const { readAnswer } = await import('../../../src/device/query-storage.ts');
  const { currentSession } = await import('../../../src/device/session.ts');
  return readAnswer('cards', (await currentSession())?.user.id ?? '');
}

test('a photograph that was chosen on another phone is on the card, also without a network, and can be removed', async () => {
  const customer = await logInCovered();
  const image = `data:image/webp;base64,${(await sharp({ create: tile }).webp().toBuffer()).toString('base64')}`;
  await putPortrait(customer, image);
  await reload();
  await goto('/card');
  const photograph = async () => (await theCard()).querySelector('img')?.getAttribute('src');
  await expect.poll(photograph).toBe(image);
  network.off();
  await reload();
  await expect.poll(photograph).toBe(image);
  network.on();
  const sent = watchRequests();
  await reload();
  await expect.poll(() => sent.map(({ path }) => path)).toContain('/api/cards');
  await goto('/family');
  await press(/^Remove/);
  await seeText('The photograph is removed.');
  // It was fetched before, and no other version is known.
  expect(sent.filter(({ path }) => path.endsWith('/portraits'))).toMatchObject([{ body: { image: null } }]);
  await goto('/card');
  expect(await photograph()).toBeUndefined();
});

const tile = { width: 64, height: 64, channels: 3, background: '#a31' } as const;

test('a photograph that was chosen without a network is kept on the phone until it is sent', async () => {
  await logInCovered();
  await saveDraft({
    owner: (await currentSession())?.user.id ?? '',
    form: 'portrait:',
    id: crypto.randomUUID(),
    version: 1,
    fields: {
      by: 'this tab',
      values: {
        image: `data:image/webp;base64,${(await sharp({ create: tile }).webp().toBuffer()).toString('base64')}`,
      },
    },
  });
  await goto('/family');
  await screen.findByText(/^This photograph is kept on this phone and not sent yet/);
  network.off();
  await press('Send it');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send it' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  await reload();
  await screen.findByText(/^This photograph is kept on this phone and not sent yet/);
  network.on();
  await user.dblClick(await screen.findByRole('button', { name: 'Send it' }));
  await seeText('The photograph is on the card.');
  expect(screen.queryByText(/not sent yet/)).toBeNull();
  await goto('/card');
  await within(await theCard()).findByRole('presentation');
});

test('an expired code is not shown, and the page says how to renew it', async () => {
  const customer = await logInCovered();
  const { number } = await cardOf(customer);
  const long = new Date(Date.now() - 40 * 86_400_000).toISOString();
  const card = {
    number,
    personId: null,
    name: 'Abebech Gobena',
    plan: 'Regular',
    planUntil: null,
    services: [{ slug: 'maternity-care', title: 'Maternity Care', until: day(100) }],
    photo: null,
    statement: 'a.b.c',
    issuedAt: long,
    expiresAt: new Date(Date.now() - 86_400_000).toISOString(),
  };
  const restore = answerRequests(/\/cards$/, { at: new Date().toISOString(), cards: [card] });
  await goto('/card');
  await within(await theCard()).findByText('The code has expired');
  expect(screen.queryByRole('img', code)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  restore();
  await reload();
  await within(await theCard()).findByRole('img', code);
});

test('without cover the page says so, and how to get one', async () => {
  await registerAndLogIn();
  await goto('/card');
  await screen.findByText('You have no cover now');
  expect(screen.getByRole('link', { name: 'See the services' }).getAttribute('href')).toBe('/services');
  expect(screen.queryByRole('article')).toBeNull();
});

test('on a phone that has not fetched it the page says what it takes', async () => {
  loseRequests(/\/api\/cards$/);
  await registerAndLogIn();
  network.off();
  await goto('/card');
  await screen.findByText(/Your card was not fetched to this phone yet/);
});

test('a lost card is blocked after a question, and the new one is shown; without a network nothing is said to be done', async () => {
  const customer = await logInCovered();
  const { number } = await cardOf(customer);
  await goto('/card');
  await theCard();
  network.off();
  await press('Block this card and make a new one');
  await screen.findByRole('alertdialog', { name: `Block the card ${shownCardNumber(number)}?` });
  await press('Block it');
  await screen.findByText(/The card was not blocked/);
  expect((await theCard()).textContent).toContain(shownCardNumber(number));
  network.on();
  await press('Block this card and make a new one');
  await press('Block it');
  await screen.findByText('The card is blocked. This is your new one.');
  const renewed = await cardOf(customer);
  expect(renewed.number).not.toBe(number);
  await waitFor(async () => expect((await theCard()).textContent).toContain(shownCardNumber(renewed.number)));
  network.off();
  await reload();
  await waitFor(async () => expect((await theCard()).textContent).toContain(shownCardNumber(renewed.number)));
});

test('a picture that cannot be made is not said to be saved, and printing is the browser’s', async () => {
  await logInCovered();
  await goto('/card');
  await theCard();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  // happy-dom has no canvas to draw on.
  await press('Save as picture');
  await screen.findByText(/The picture could not be made on this phone/);
});

test('what has ended since the card was confirmed is not shown as covered', async () => {
  const customer = await logInCovered();
  const card = await cardOf(customer);
  const services = [
    { slug: 'maternity-care', title: 'Maternity Care', until: day(-1) },
    { slug: 'routine-checkups', title: 'Routine Checkups', until: day(0) },
  ];
  const shown = (of: typeof services) =>
    answerRequests(/\/cards$/, { at: new Date().toISOString(), cards: [{ ...card, services: of }] });
  shown(services);
  await goto('/card');
  await screen.findByText('Routine Checkups');
  await waitFor(() => expect(screen.queryByText('Maternity Care')).toBeNull());
  shown(services.slice(0, 1));
  await reload();
  await screen.findByText('You have no cover now');
});
