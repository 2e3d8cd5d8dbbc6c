import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { network, reload } from '../support/phone.tsx';
import { choosePhotos, pdf, photosInForm, photosOnServer, picker } from '../support/photos.ts';
import { field, press, seeText } from '../support/user.ts';
import { fillClaim, openClaimForm, submitClaim } from './claim-form.ts';

const seePhotos = (count: number) => waitFor(async () => expect(await photosInForm()).toHaveLength(count));

test('photographs chosen offline are in the draft after a reload, and arrive in the order that they were given', async () => {
  const customer = await openClaimForm();
  await fillClaim('With its bills');
  network.off();
  await choosePhotos(pdf('bill'), pdf('letter'));
  await choosePhotos(pdf('wrong one'));
  await seePhotos(3);
  expect(await photosInForm()).toEqual([
    expect.stringMatching(/PDF file.*Photograph 1 of 3.*Kept on this phone, \d kB/),
    expect.stringContaining('Photograph 2 of 3'),
    expect.stringContaining('Photograph 3 of 3'),
  ]);

  await reload();
  await seePhotos(3);
  expect((await field('Additional Details')).value).toBe('With its bills');
  await press('Remove: Photograph 3 of 3');
  await seePhotos(2);
  // The first cannot be moved forward, nor the last back.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move forward: Photograph 1 of 2' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move back: Photograph 2 of 2' })).toBeNull());
  await press('View large: Photograph 1 of 2');
  const viewer = within(await screen.findByRole('dialog', { name: 'Photograph 1 of 2' }));
  await viewer.findByRole('link', { name: 'Open the PDF file' });
  await press('Close');
  await press('Move forward: Photograph 2 of 2');

  await submitClaim();
  await screen.findByText('Saved on this phone, not sent yet');
  await seeText('0 of 2 photographs have arrived.');
  network.on();
  await seeText('2 of 2 photographs have arrived.');
  const names = (await photosOnServer(customer)).map(({ text, state }) => [state, text.split('\n')[1]]);
  expect(names).toEqual([
    ['stored', 'letter'],
    ['stored', 'bill'],
  ]);
});

test('six photographs are the most, one chosen twice counts once, and a PDF that is too large is refused', async () => {
  await openClaimForm();
  await choosePhotos(pdf('huge', { kilobytes: 2050 }));
  await screen.findByText(/^This PDF is larger than 2 MB\./);
  expect(await photosInForm()).toEqual([]);

  const ofSizes = (...sizes: number[]) => sizes.map((kilobytes) => pdf('bill', { kilobytes }));
  await choosePhotos(...ofSizes(1, 1, 2, 3, 4, 5, 6, 7));
  await screen.findByText('Six are the most. Remove one to add another.');
  await waitFor(() => expect(screen.queryByText(/^This PDF is larger/)).toBeNull());
  expect(picker()).toBeNull();
  const sizes = (await photosInForm()).map((text) => /Kept on this phone, (\d+) kB/.exec(text)?.[1]);
  expect(new Set(sizes).size).toBe(6);
  expect(sizes).toHaveLength(6);
  await press('Remove: Photograph 2 of 6');
  await screen.findByLabelText('Add another photograph');
  await seePhotos(5);
});

test('with the quota exceeded a photograph is NOT saved and stays on the screen, and the claim is not submitted without it', async () => {
  const customer = await openClaimForm();
  await fillClaim();
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    // As a browser does when the quota is exceeded.
    if (this.name === 'photoBytes') queueMicrotask(() => this.transaction.abort());
    return put.apply(this, args);
  });
  await choosePhotos(pdf('bill'), pdf('letter'));
  await seePhotos(2);
  for (const text of await photosInForm()) expect(text).toContain('NOT saved on this phone');
  expect(screen.getByText(/no room left for the photograph/).closest('[role=alert]')).not.toBeNull();
  await submitClaim();
  const refused = await screen.findByText(/no room left\. Everything/);
  expect(refused.closest('[role=alert]')).not.toBeNull();
  await seePhotos(2);

  vi.mocked(IDBObjectStore.prototype.put).mockRestore();
  const [, second] = within(await screen.findByRole('region', { name: 'Photographs of your papers' })).getAllByRole(
    'button',
    { name: 'Remove' },
  );
  second?.click();
  await seePhotos(1);
  await submitClaim();
  await seeText('The photograph has arrived.');
  expect(await photosOnServer(customer)).toMatchObject([{ state: 'stored', text: expect.stringContaining('bill') }]);
});
