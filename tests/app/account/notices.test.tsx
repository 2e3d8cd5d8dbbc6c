import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { logInAs, registerAndLogIn } from '../support/customer.ts';
import { goto, network, newPhone, reload } from '../support/phone.tsx';
import { watchRequests } from '../support/requests.ts';
import { follow, seeText, user } from '../support/user.ts';
import { accountNavigation } from './account-forms.ts';
import { approve, sendClaim } from './claims-elsewhere.ts';

const bell = async () => (await accountNavigation()).getByRole('link', { name: /^Notices/ });
const seeBell = (text: string) =>
  vi.waitFor(async () => expect((await bell()).textContent).toBe(text), { timeout: 15_000 });
const rows = () => within(screen.getByRole('main')).findAllByRole('listitem');
const seeRows = (texts: RegExp[]) =>
  vi.waitFor(
    async () => {
      expect((await rows()).map(({ textContent }) => textContent)).toEqual(
        texts.map((text) => expect.stringMatching(text)),
      );
    },
    { timeout: 15_000 },
  );

const approved = 'Your claim R-\\w{8} was approved\\.';
const received = 'We have received your claim R-\\w{8}\\.';
const loggedIn = 'Somebody logged in to your account on another phone';
const starting = (mark: string) => (text: string) => new RegExp(`^${mark}${text}`);

test('what happened is counted at the bell, read with and without a network, and counted no more', async () => {
  const customer = await registerAndLogIn();
  await user.click(await bell());
  await screen.findByText('Nothing yet');

  await approve(await sendClaim(customer));
  await goto('/profile');
  await seeBell('Notices3 (3 are new)');
  // The list is on the phone already, with the network gone.
  network.off();
  await user.click(await bell());
  const all = [approved, received, loggedIn];
  await seeRows(all.map(starting('New')));
  await seeBell('Notices');
  await reload();
  await seeRows(all.map(starting('')));
  await seeBell('Notices');

  // The server is told that it was seen here, also for other phones.
  network.on();
  const sent = watchRequests();
  await reload();
  await expect.poll(() => sent.some(({ path }) => path.includes('/notices/seen')), { timeout: 15_000 }).toBe(true);
  newPhone();
  await logInAs(customer);
  await seeBell('Notices1 (one is new)');
  await user.click(await bell());
  await seeRows([starting('New')(loggedIn), ...all.map(starting(''))]);
  await follow(/was approved/);
  await vi.waitFor(() => expect(location.pathname).toMatch(/^\/claims\/[\w-]+$/));
});

test('a server that sends nothing says so in Settings', async () => {
  await registerAndLogIn();
  await goto('/settings');
  await seeText('At present Tenawas sends no emails and no SMS.');
});
