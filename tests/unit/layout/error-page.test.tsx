// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '../../../src/i18n/load-messages.ts';
import { ErrorPage, RouteError } from '../../../src/layout/error-page.tsx';
import { NotFound, notFoundHead } from '../../../src/layout/not-found.tsx';
import { LoadError, withLoadTimeout } from '../../../src/start/load-timeout.ts';

beforeAll(() => loadMessages('en', ['layout']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const notFound = /There is no page at this address/;
const broken = /Something on this page broke/;
const notCome = /A part of this page did not arrive/;

const show = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

function hasWaysOn() {
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByText(/call us on 090 000 0000/)).toBeTruthy();
}

test('an address without a page says so, calmly, with ways on', () => {
  show(<NotFound />);
  expect(heading()).toBe('Page not found');
  expect(screen.getByText(notFound)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'See the services' }).getAttribute('href')).toBe('/services');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});

test('the page of an address without a page is not for search engines', () => {
  expect(notFoundHead({ language: 'en', params: {} })).toMatchObject({ hidden: true });
});

test('a page that broke says that it is our fault, with what was reported', () => {
  show(<ErrorPage error={new Error('x is undefined')} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toMatch(broken);
  expect(alert.textContent).toContain('What the page reported: x is undefined');
  expect(alert.textContent).not.toMatch(notFound);
  hasWaysOn();
});

test('what was thrown and is no error is not shown', () => {
  show(<ErrorPage error={{ secret: 'of the inside' }} />);
  expect(screen.getByRole('alert').textContent).toMatch(broken);
  expect(screen.queryByText(/What the page reported/)).toBeNull();
});

test('a page whose script did not come says that the network is slow or gone, and nothing of a fault', async () => {
  const error: unknown = await withLoadTimeout(Promise.reject(new TypeError('Failed to fetch'))).catch((why) => why);
  show(<ErrorPage error={error} />);
  expect(screen.getByRole('alert').textContent).toMatch(notCome);
  expect(screen.queryByText(broken)).toBeNull();
  hasWaysOn();
});

test('to try again is to load the page anew', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  show(<ErrorPage error={new LoadError('timeout')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a route that throws shows the error page, and the error is reported once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error));
  const error = new Error('the claim has no hospital');
  const Broken = () => {
    throw error;
  };
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', Component: Broken, errorElement: <RouteError /> }])} />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('the claim has no hospital');
  expect(reported.filter((one) => one === error).length).toBe(1);
});
