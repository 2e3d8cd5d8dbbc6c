// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Language, languages } from '../../../src/contract/languages.ts';
import type { SessionHint } from '../../../src/device/session-hint.ts';
import { loadMessages, messagesOf } from '../../../src/i18n/load-messages.ts';
import { LanguageProvider } from '../../../src/i18n/use-messages.tsx';
import { Header } from '../../../src/layout/header.tsx';

beforeAll(async () => {
  for (const language of languages) await loadMessages(language, ['layout']);
});
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(cleanup);

const customer: SessionHint = { role: 'customer', waiting: 0 };
const premium: SessionHint = { role: 'premium', waiting: 2 };

type At = { path?: string; sessionHint?: SessionHint; language?: Language };
function show({ path = '/', sessionHint, language = 'en' }: At = {}) {
  render(
    <LanguageProvider language={language}>
      <MemoryRouter initialEntries={[path]}>
        <Header sessionHint={sessionHint} />
      </MemoryRouter>
    </LanguageProvider>,
  );
}

/** The menu of a wide screen, and the one of a phone. */
const menus = () => screen.getAllByRole('navigation', { name: 'Main menu', hidden: true });
const linksIn = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLAnchorElement>(':scope > a')];
const leadsTo = (menu: HTMLElement) => linksIn(menu).map((a) => [a.textContent, a.getAttribute('href')]);

test.each([
  ['a guest', undefined, 'Login', '/login'],
  ['a customer', customer, 'My account', '/profile'],
  ['a premium customer', premium, 'My account', '/premium-profile'],
] as const)('both menus lead %s to the public pages and to their account', (_, sessionHint, label, to) => {
  show({ ...(sessionHint && { sessionHint }) });
  expect(menus().length).toBe(2);
  for (const menu of menus()) {
    expect(leadsTo(menu)).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Services', '/services'],
      [label, to],
    ]);
  }
});

test.each([
  ['/', ['Home']],
  ['/about', ['About Us']],
  ['/services', ['Services']],
  ['/services/telemedicine', ['Services']],
  ['/login', ['Login']],
  ['/policies', []],
])('at %s the links that are marked as the current page are: %j', (path, marked) => {
  show({ path });
  for (const menu of menus()) {
    const current = linksIn(menu).filter((a) => a.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(marked);
  }
});

test('the name of the company leads home', () => {
  show({ path: '/about' });
  expect(screen.getByRole('link', { name: 'Tenawas, home page' }).getAttribute('href')).toBe('/');
});

test('each menu offers the same page, with its query, in every language', () => {
  show({ path: '/services?search=eye' });
  for (const menu of menus()) {
    const offered = [...menu.querySelectorAll('a[hreflang]')].map((a) => [a.textContent, a.getAttribute('href')]);
    expect(offered).toEqual([
      ['English', '/services?search=eye'],
      ['አማርኛ', '/am/services?search=eye'],
      ['Afaan Oromoo', '/om/services?search=eye'],
    ]);
    expect(menu.querySelector('a[aria-current=true]')?.textContent).toBe('English');
  }
});

test.each(languages)('in %s the menu speaks that language', (language) => {
  show({ language });
  const { navigation } = messagesOf(language, 'layout');
  for (const menu of screen.getAllByRole('navigation', { name: navigation.label, hidden: true })) {
    for (const label of [navigation.home, navigation.about, navigation.services, navigation.login])
      expect(within(menu).getByText(label)).toBeTruthy();
  }
});

test('the bar leaves while one reads on, comes back on the way up, and stays for whoever is in it', () => {
  show();
  const header = screen.getByRole('banner');
  const shown = header.className;
  const scrollTo = (y: number) => {
    Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true, writable: true });
    fireEvent.scroll(window);
  };
  scrollTo(40);
  expect(header.className).toBe(shown);
  scrollTo(400);
  expect(header.className).not.toBe(shown);
  scrollTo(300);
  expect(header.className).toBe(shown);
  scrollTo(500);
  expect(header.className).not.toBe(shown);
  const link = screen.getByRole('link', { name: 'Tenawas, home page' });
  link.focus();
  fireEvent.focusIn(link);
  expect(header.className).toBe(shown);
  scrollTo(900);
  expect(header.className).toBe(shown);
});
