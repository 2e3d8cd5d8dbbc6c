import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { deskApi } from '../admin/desk.ts';
import { goto, reload } from '../support/phone.tsx';
import { loseRequests } from '../support/requests.ts';
import { atPath, button, field, heading, press, select, user } from '../support/user.ts';

const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const shows = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);

/** What the phone answers when a page asks where it is. */
function phoneIs(answer: { latitude: number; longitude: number } | { code: number }) {
  let asked = 0;
  const geolocation = {
    getCurrentPosition: (success: (position: object) => void, failure: (error: object) => void) => {
      asked += 1;
      if ('code' in answer) failure(answer);
      else success({ coords: answer });
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
  return { asked: () => asked };
}

test('hospitals are found by name, town and service, and the URL keeps the result', async () => {
  await goto('/hospitals');
  await heading('Partner Hospitals');
  await screen.findByText(/These hospitals are examples/);
  await user.type(await field('Search the hospitals'), 'jima');
  await shows('Coffee Blossom Hospital', 'Honey Gate Clinic');
  await screen.findByText('2 hospitals');
  await atPath('/hospitals?q=jima');
  await select('Service', 'Maternity Care');
  await user.clear(await field('Search the hospitals'));
  await select('Town', 'Hawassa');
  await shows('Sunrise Medical', 'Fig Tree Hospital', 'Lake Wind Clinic');
  await atPath('/hospitals?town=Hawassa&service=maternity-care');
  await reload();
  await shows('Sunrise Medical', 'Fig Tree Hospital', 'Lake Wind Clinic');
  expect((await field('Town')).value).toBe('Hawassa');
  await user.type(await field('Search the hospitals'), 'zebra');
  await screen.findByText('No hospital matches “zebra”.');
  await press('Show all hospitals');
  await waitFor(() => expect(names().length).toBeGreaterThanOrEqual(30));
  await atPath('/hospitals');
});

test('in Amharic, whichever letter of a sound is typed', async () => {
  await goto('/am/hospitals');
  await user.type(await field('ሆስፒታል ይፈልጉ'), 'ሀይቅ');
  await shows('የሐይቅ ነፋስ ክሊኒክ');
});

test('a hospital can be called and found on a map', async () => {
  await goto('/hospitals?q=honey');
  const card = await cardOf('Honey Gate Clinic');
  const links = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Call 090 000 0020', 'tel:+251900000020'],
    ['Map', 'https://www.openstreetmap.org/?mlat=7.679&mlon=36.839&zoom=16'],
    ['Open in a map app', 'geo:7.679,36.839?q=7.679,36.839'],
  ]);
});

test('the nearest is first once the phone says where it is, which nobody else is told', async () => {
  const phone = phoneIs({ latitude: 9.05, longitude: 36.6 });
  const pass = globalThis.fetch;
  const requests: string[] = [];
  globalThis.fetch = (input, init) => {
    requests.push(`${input} ${init?.body ?? ''}`);
    return pass(input, init);
  };
  onTestFinished(() => {
    globalThis.fetch = pass;
  });
  await goto('/hospitals');
  await heading('Partner Hospitals');
  expect(phone.asked()).toBe(0);
  await press('Nearest first');
  await screen.findByText('Nearest first. The nearest is Rain Hill Hospital, about 7 km in a straight line.');
  expect(names()[0]).toBe('Rain Hill Hospital');
  expect(phone.asked()).toBe(1);
  await select('Town', 'Jimma');
  await screen.findByText(/The nearest is Honey Gate Clinic, about 15\d km/);
  await (await cardOf('Honey Gate Clinic')).findByText(/Jimma · about 15\d km/);
  await atPath('/hospitals?town=Jimma');
  expect(requests.filter((request) => /9\.05|36\.6\b/.test(request))).toEqual([]);
  await select('Town', 'All towns');
  await press('By town again');
  await waitFor(() => expect(names()[0]).toBe('City Hospital'));
});

test.each([
  [1, /This page may not know where you are/],
  [2, /could not find out where it is/],
  [3, /took too long/],
])('a phone that does not say where it is (%i): the list stays as it is, and says why', async (code, text) => {
  phoneIs({ code });
  await goto('/hospitals');
  await press('Nearest first');
  await screen.findByText(text);
  expect(names()[0]).toBe('City Hospital');
  expect((await button('Nearest first')).getAttribute('aria-busy')).toBeNull();
});

test('a browser that cannot tell where it is says so', async () => {
  await goto('/hospitals');
  await press('Nearest first');
  await screen.findByText(/could not find out where it is/);
});

test('what the desk changes is shown; with the server out of reach, the hospitals of the build', async () => {
  const desk = await deskApi();
  const hospital = {
    name: 'Riverside Hospital',
    town: 'Metu',
    phone: '0911000000',
    hours: 'Mo-Fr 09:00-16:00',
    services: ['maternity-care'],
    location: { latitude: 8.3, longitude: 35.58 },
    map: 'https://map.example/metu',
    active: true,
  };
  const { id } = await desk.ask<{ id: string }>('POST', '/hospitals', hospital);
  onTestFinished(async () => {
    await desk.ask('PUT', `/hospitals/${id}`, { ...hospital, active: false });
  });
  await goto('/hospitals?town=Metu');
  const card = await cardOf('Riverside Hospital');
  card.getByText('Monday–Friday 09:00 – 16:00');
  card.getByText('Maternity Care');
  expect(card.getByRole('link', { name: 'Map: Riverside Hospital' }).getAttribute('href')).toBe(hospital.map);

  loseRequests(/\/api\/hospitals/);
  await goto('/hospitals');
  await screen.findByText('30 hospitals');
  await screen.findByText('As of 1 November 2026');
});
