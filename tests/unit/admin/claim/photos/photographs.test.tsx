// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Photographs } from '../../../../../src/admin/claim/photos/photographs.tsx';
import { useDeskSession } from '../../../../../src/admin/session.ts';
import type { ClaimPhoto } from '../../../../../src/contract/photos.ts';
import { photo } from './photo.ts';

const claim = { id: 'c1', number: 'T-1', customer: { language: 'en' as const } };
const fetchBytes = vi.fn<typeof fetch>();
const bytes = async () => new Response('bytes');
const created: Blob[] = [];
const revoked: string[] = [];

beforeEach(() => {
  created.length = 0;
  revoked.length = 0;
  fetchBytes.mockReset().mockImplementation(bytes);
  vi.stubGlobal('fetch', fetchBytes);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${created.push(blob as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
  const administrator = { id: 'a1', email: 'almaz@tenawas.example' };
  useDeskSession.setState({ session: { token: 'token', administrator } as never });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (photos: ClaimPhoto[], onAskAgain?: (question: string) => void) =>
  render(
    <>
      <Photographs claim={claim} photos={photos} onAskAgain={onAskAgain} />
      <textarea aria-label="What is needed" />
    </>,
  );
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const paths = () => fetchBytes.mock.calls.map(([path]) => path);
const allFetched = (count: number) => waitFor(() => expect(created).toHaveLength(count));
const position = () => document.querySelector('[aria-live]')?.textContent;
const content = (name: string) => screen.getByRole('img', { name }).parentElement?.dataset;

test('the current photograph is fetched first, with the token and no store, and then the other pictures', async () => {
  show([photo(1, 'arriving'), photo(2), photo(3, 'stored', 'application/pdf'), photo(4)]);
  expect((await screen.findByRole('img', { name: 'Photograph 2 of 4' })).getAttribute('src')).toBe('blob:1');
  await allFetched(2);
  expect(paths()).toEqual([2, 4].map((index) => `/api/admin/claims/c1/photos/${String(index).repeat(64)}`));
  const { headers, cache } = fetchBytes.mock.calls[0]?.[1] ?? {};
  expect([headers, cache]).toEqual([expect.objectContaining({ authorization: 'Bearer token' }), 'no-store']);
  expect(created.map(({ type }) => type)).toEqual(['image/webp', 'image/webp']);
});

test('the keys and the buttons lead to the next and the previous one, around the ends', async () => {
  show([photo(1), photo(2), photo(3, 'refused')]);
  await allFetched(2);
  press('.');
  expect(position()).toBe('Photograph 2 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Next photograph' }));
  expect(screen.getByText('Photograph 3 could not be read')).toBeTruthy();
  press('.');
  expect(position()).toBe('Photograph 1 of 3');
  press(',');
  expect(position()).toBe('Photograph 3 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Photograph 2 of 3' }));
  expect(screen.getByRole('button', { name: 'Photograph 2 of 3' }).getAttribute('aria-current')).toBe('true');
});

test('it is zoomed and rotated; another one is shown whole, and the rotation is there again on return', async () => {
  show([photo(1), photo(2)]);
  await allFetched(2);
  for (const key of ['+', '=', 't']) press(key);
  expect(content('Photograph 1 of 2')).toEqual({ zoom: '200', turn: '90' });
  expect(position()).toBe('Photograph 1 of 2, 200 %');
  press('-');
  expect(content('Photograph 1 of 2')?.zoom).toBe('150');
  press('0');
  expect(screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
  press('+');
  press('.');
  expect(content('Photograph 2 of 2')).toEqual({ zoom: '100', turn: '0' });
  press(',');
  expect(content('Photograph 1 of 2')).toEqual({ zoom: '100', turn: '90' });
});

test('no key is taken while typing, and a press on the viewer leaves the focus in the field', async () => {
  show([photo(1), photo(2)]);
  await allFetched(2);
  const field = screen.getByRole('textbox');
  for (const key of ['.', ',', '+', '-', '0', 't']) expect(press(key, field)).toBe(true);
  expect([position(), content('Photograph 1 of 2')]).toEqual(['Photograph 1 of 2', { zoom: '100', turn: '0' }]);
  const next = screen.getByRole('button', { name: 'Next photograph' });
  expect(fireEvent.mouseDown(next)).toBe(true);
  field.focus();
  expect(fireEvent.mouseDown(next)).toBe(false);
});

test('to ask again names the photograph in the language of the customer, except for one that is still to come or is not seen yet', async () => {
  const onAskAgain = vi.fn();
  const { rerender } = show([photo(1, 'arriving'), photo(2)], onAskAgain);
  expect(screen.queryByRole('button', { name: /ask again/ })).toBeNull();
  await allFetched(1);
  fireEvent.click(await screen.findByRole('button', { name: /ask again for photograph 2/ }));
  expect(onAskAgain).toHaveBeenCalledWith(
    expect.stringMatching(/^Photograph 2 cannot be read\. Please take it again:/),
  );
  press(',');
  expect(screen.queryByRole('button', { name: /ask again/ })).toBeNull();
  const ofAnother = { ...claim, customer: { language: 'om' as const } };
  rerender(<Photographs claim={ofAnother} photos={[photo(2)]} onAskAgain={onAskAgain} />);
  fireEvent.click(await screen.findByRole('button', { name: /ask again for photograph 1/ }));
  expect(onAskAgain).toHaveBeenLastCalledWith(expect.stringMatching(/^Suuraan 1ffaan dubbifamuu hin dandeenye\./));
  rerender(<Photographs claim={claim} photos={[photo(2)]} onAskAgain={undefined} />);
  expect(screen.queryByRole('button', { name: /ask again/ })).toBeNull();
});

test('the object URLs are revoked when the page is left, and what is under way is aborted', async () => {
  fetchBytes
    .mockImplementationOnce(bytes)
    .mockImplementationOnce(bytes)
    .mockReturnValueOnce(new Promise(() => {}));
  const { unmount } = show([photo(1), photo(2), photo(3)]);
  await allFetched(2);
  await waitFor(() => expect(fetchBytes).toHaveBeenCalledTimes(3));
  expect(revoked).toEqual([]);
  unmount();
  expect(revoked).toEqual(['blob:1', 'blob:2']);
  expect(fetchBytes.mock.calls[2]?.[1]?.signal?.aborted).toBe(true);
});

test('one that could not be fetched is tried again by its button, and when the network is back', async () => {
  fetchBytes.mockRejectedValue(new TypeError('network'));
  show([photo(1), photo(2)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fetchBytes).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('The server could not be reached.')).toBeTruthy();
  fetchBytes.mockImplementation(bytes);
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('img', { name: 'Photograph 1 of 2' })).toBeTruthy();
});

test('what the browser cannot decode is said, and fetched once more on request', async () => {
  show([photo(1)]);
  fireEvent.error(await screen.findByRole('img'));
  expect(screen.getByText('This browser cannot show the photograph.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await allFetched(2);
});

test('a PDF is downloaded and not shown, in a tab of its own neither', async () => {
  show([photo(1, 'stored', 'application/pdf')]);
  const link = await screen.findByRole('link', { name: 'Download the PDF (1.2 MB)' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['blob:1', 'T-1-1.pdf']);
  expect(created[0]?.type).toBe('application/octet-stream');
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
});

test('a session that the server has ended ends at the desk', async () => {
  fetchBytes.mockImplementation(async () => Response.json({ message: 'Please log in again.' }, { status: 401 }));
  show([photo(1)]);
  await waitFor(() => expect(useDeskSession.getState().session).toBeUndefined());
  expect(useDeskSession.getState().endReason).toBe('Please log in again.');
});
