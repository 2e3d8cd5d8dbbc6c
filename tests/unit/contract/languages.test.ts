import { expect, test } from 'vitest';
import { basenameOf, knownLanguage, languageOfPath, languages, pathIn } from '../../../src/contract/languages.ts';

test.each([
  ['en', '/', '/'],
  ['en', '/services', '/services'],
  ['am', '/', '/am'],
  ['am', '/services?search=eye', '/am/services?search=eye'],
  ['om', '/claims/1', '/om/claims/1'],
] as const)('in %s the page %s stands at %s', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address);
  expect(languageOfPath(address.split('?')[0] ?? '')).toBe(language);
});

test.each(['/', '/about', '/amharic', '/about/am', '/en', ''])('%j is English', (path) => {
  expect(languageOfPath(path)).toBe('en');
});

test('each language has a base of its own, and only the first has none', () => {
  expect(languages.map(basenameOf)).toEqual(['', '/am', '/om']);
});

test('of what a browser asks for the first that we speak is taken', () => {
  expect(knownLanguage(['fr-FR', 'OM-et', 'am'])).toBe('om');
  expect(knownLanguage(['am-ET', 'en'])).toBe('am');
  expect(knownLanguage(['fr', 'amx'])).toBeUndefined();
  expect(knownLanguage([])).toBeUndefined();
});
