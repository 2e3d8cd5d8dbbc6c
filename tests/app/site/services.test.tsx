import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { goto, holdRequests, reload } from '../support/phone.tsx';
import { atPath, field, follow, heading, press, user } from '../support/user.ts';

const headings = () => within(screen.getByRole('main')).queryAllByRole('heading', { level: 2 });
const seesPremium = () =>
  waitFor(() => {
    expect(shown()).toEqual(expect.arrayContaining(['Telemedicine', 'Private Rooms', 'Air Ambulance Services']));
    expect(shown()).not.toContain('Maternity Care');
    expect(shown()).not.toContain('Minor Surgeries');
  });
/** Others may add services meanwhile. */
const seesAll = () =>
  waitFor(() => expect(shown()).toEqual(expect.arrayContaining(['Telemedicine', 'Maternity Care', 'Minor Surgeries'])));
const shown = () => headings().map(({ textContent }) => textContent);
const search = () => field('Search the services');
const kind = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

test('services can be searched and filtered, and the URL keeps the result', async () => {
  await goto('/services');
  await seesAll();
  await user.type(await search(), 'birth');
  await waitFor(() => expect(shown()).toEqual(['Maternity Care']));
  await screen.findByText('1 service');
  await atPath('/services?q=birth');
  await user.clear(await search());
  await user.click(await kind('Premium'));
  await seesPremium();
  await atPath('/services?kind=premium');
  await reload();
  await seesPremium();
  expect((await kind('Premium')).checked).toBe(true);
});

test('keyboard only: search, filter, open and return to the same list', async () => {
  await goto('/services');
  (await search()).focus();
  await user.keyboard('doctor{Tab}{ArrowRight}');
  expect((await kind('Standard')).checked).toBe(true);
  await atPath('/services?q=doctor&kind=standard');
  const found = shown();
  expect(found.length).toBeGreaterThan(0);
  (await screen.findByRole('link', { name: found[0] ?? '' })).focus();
  await user.keyboard('{Enter}');
  await heading(found[0] ?? '');
  history.back();
  await waitFor(async () => expect((await search()).value).toBe('doctor'));
  expect(shown()).toEqual(found);
});

test('no results: a message and a button to show all', async () => {
  await goto('/services?q=zebra');
  await screen.findByText('No service matches “zebra”.');
  await press('Show all services');
  await seesAll();
  await atPath('/services');
});

/** Answers for the services with what `change` makes of the server's answer. */
function changeServices(change: (answered: Response) => Promise<Response>): void {
  const pass = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await pass(input, init);
    return String(input).includes('/api/services') ? change(response) : response;
  };
  onTestFinished(() => {
    globalThis.fetch = pass;
  });
}

test('a service shows the price of the build, then the newest one and its date', async () => {
  changeServices(async (response) => {
    const answer = await response.json();
    answer.services.find(({ slug }: { slug: string }) => slug === 'telemedicine').yearlyPrice = 1750;
    return Response.json(answer);
  });
  const release = holdRequests(/\/api\/services/);
  await goto('/services/telemedicine');
  await screen.findByText('Yearly Payment: $150/year');
  await screen.findByText('Prices as of 1 November 2026');
  release();
  await screen.findByText('Yearly Payment: $1,750/year');
  expect(document.body.textContent).not.toContain('Prices as of 1 November 2026');
});

test('with the server unreachable, a service shows the price of the build', async () => {
  let failed = 0;
  changeServices(async () => {
    failed += 1;
    throw new TypeError('Failed to fetch');
  });
  await goto('/services/maternity-care');
  await waitFor(() => expect(failed).toBeGreaterThan(0));
  await screen.findByText('Yearly Payment: $500/year');
});

test('a service without a price shows how to ask; premium services require a premium account', async () => {
  await goto('/services/private-rooms');
  await screen.findByText('Price on request');
  await screen.findByText('Premium Service');
  const letter = within(screen.getByRole('main')).getByRole('link', { name: /^Write to/ });
  expect(letter.getAttribute('href')).toMatch(/^mailto:.+subject=Price%20of/);
  await follow('Register for Premium');
  await atPath('/premium-register');
});

test('a navigation has the focus on the heading and the title of the page', async () => {
  await goto('/login');
  await heading('Login');
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Register' }));
  await atPath('/register');
  await waitFor(() => expect(document.activeElement?.id).toBe('page-heading'));
  await waitFor(() => expect(document.title).toBe('Register · Tenawas'));
});
