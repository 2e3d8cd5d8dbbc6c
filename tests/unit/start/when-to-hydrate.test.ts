// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { whenToHydrate } from '../../../src/start/when-to-hydrate.ts';

const hydrate = vi.fn(() => Promise.resolve());

function open(kind: 'static' | 'private', readyState: DocumentReadyState) {
  document.body.innerHTML = `<div id="root" data-kind="${kind}"></div>`;
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  whenToHydrate(document.getElementById('root') as HTMLElement, hydrate);
}

beforeEach(() => {
  hydrate.mockClear();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
});

test('a public page is hydrated after its pictures are loaded', () => {
  open('static', 'interactive');
  expect(hydrate).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(hydrate).toHaveBeenCalledOnce();
});

test('a public page that is loaded already is hydrated when idle', () => {
  open('static', 'complete');
  expect(hydrate).toHaveBeenCalledOnce();
});

test('an interaction hydrates a public page at once, and only once', () => {
  open('static', 'interactive');
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('load'));
  expect(hydrate).toHaveBeenCalledOnce();
});

test('a customer’s page does not wait', () => {
  open('private', 'interactive');
  expect(hydrate).toHaveBeenCalledOnce();
});

test('with Save-Data a public page waits for an interaction', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  open('static', 'complete');
  expect(hydrate).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  expect(hydrate).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
