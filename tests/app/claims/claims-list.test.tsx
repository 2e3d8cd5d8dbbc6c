import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { registerAndLogIn } from '../support/customer.ts';
import { goto, holdRequests, network, reload } from '../support/phone.tsx';
import { atPath, button, follow, heading, press } from '../support/user.ts';
import { createClaims, entries, hasEntries, openEntry, storedToken } from './claim-page.ts';

/** The list renders what is near the viewport. Without a layout, everything is. */
class EverythingIsInView {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect(): void {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', EverythingIsInView);
});

/** More claims than fit on one page of the list. */
async function atLongList(): Promise<void> {
  await registerAndLogIn();
  await createClaims(53, await storedToken());
  await goto('/claims');
  await hasEntries(50);
}

const moreButton = () => screen.queryByRole('button', { name: 'Show more' });
const filter = async (name: string, path: string) => {
  await follow(name);
  await atPath(path);
};

test('claims are paginated and filtered by the URL, and what was fetched stays when coming back', async () => {
  await atLongList();
  await filter('Decided', '/claims?show=decided');
  await screen.findByText('None of your claims are in this group.');
  await screen.findByText('Among your 50 newest claims.');
  await filter('All', '/claims');
  await press('Show more');
  await hasEntries(53);
  expect(moreButton()).toBeNull();

  openEntry(entries().at(-1));
  await screen.findByText('Claim 1');
  await heading('Maternity Care');
  await follow('All my claims');
  await hasEntries(53);

  await filter('Decided', '/claims?show=decided');
  await screen.findByText('None of your claims are in this group.');
  await filter('Not decided yet', '/claims?show=open');
  await hasEntries(53);
  await filter('On this phone', '/claims?show=phone');
  await screen.findByText(/^Nothing waits on this phone\./);
  await reload();
  await screen.findByText(/^Nothing waits on this phone\./);
  expect(screen.getByRole('link', { name: 'On this phone' }).getAttribute('aria-current')).toBe('page');
});

test('without a network the stored claims are shown with their age, and more when it is back', async () => {
  await atLongList();
  network.off();
  await press('Show more');
  await screen.findByText('The next claims could not be fetched.');
  await goto('/claims');
  await screen.findByText(/^As of \d+ \w+ \d{4}, \d\d:\d\d$/);
  await hasEntries(50);
  openEntry();
  await screen.findByText(/what is kept on this phone about this claim/);
  await heading('Maternity Care');
  await follow('All my claims');
  network.on();
  await waitFor(() => expect(screen.queryByText(/^As of/)).toBeNull());
  await press('Show more');
  await hasEntries(53);
});

test('entries requested while the stored list is being revalidated are shown afterwards', async () => {
  await atLongList();
  const release = holdRequests(/\/api\/claims$/);
  await reload();
  await hasEntries(50);
  await press('Show more');
  await waitFor(async () => expect((await button('Show more')).getAttribute('aria-busy')).toBe('true'));
  release();
  await hasEntries(53);
  expect(moreButton()).toBeNull();
});

test('a server that cannot be reached is told where no list is stored, and tried again by a button', async () => {
  await registerAndLogIn();
  const pass = globalThis.fetch;
  const restore = () => {
    globalThis.fetch = pass;
  };
  onTestFinished(restore);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await goto('/claims');
  await screen.findByText('We could not be reached, and no list of your sent claims is kept on this phone yet.');
  restore();
  await press('Try again');
  await screen.findByText('No claims yet');
});
