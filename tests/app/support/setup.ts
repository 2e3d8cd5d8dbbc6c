import 'fake-indexeddb/auto';
// At once and alone: Node 20 fails to require a module that is being imported at the same time.
import 'react-router-dom';
import { configure } from '@testing-library/dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { newPhone } from './phone.tsx';

// However busy the machine is.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
configure({
  asyncUtilTimeout: 15_000,
  getElementError: (message) => new Error(`${message?.split('\n')[0]}\nThe page: ${document.body.textContent}`),
});

// What happy-dom lacks of a browser.
globalThis.requestIdleCallback ??= ((run: () => void) => setTimeout(run)) as never;

const errors: string[] = [];
/** Expects an error in the console; any other fails the test. */
export function expectError(message: RegExp): void {
  expected.push(message);
}
const expected: RegExp[] = [];
// happy-dom does not know every element, such as <search>.
const isOfEnvironment = (text: string) => text.includes('is unrecognized in this browser');
vi.spyOn(console, 'error').mockImplementation((...what) => {
  errors.push(what.map(String).join(' '));
});

beforeEach(() => {
  newPhone();
});
afterEach(() => {
  newPhone();
  const unexpected = errors.filter((text) => !isOfEnvironment(text) && !expected.some((message) => message.test(text)));
  errors.length = expected.length = 0;
  expect(unexpected).toEqual([]);
});
