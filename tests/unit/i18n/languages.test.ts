import { expect, it } from 'vitest';
import { type Language, languages } from '../../../src/contract/languages.ts';
import { catalogues, type Part } from '../../../src/i18n/catalogues.ts';

const parts = Object.keys(catalogues.en) as Part[];
const others = languages.filter((language) => language !== 'en');

type Sentence = { at: string; english: string; other: string };

/** Every sentence beside its translation; what takes values is given ones that can be recognised. */
function pairs(english: unknown, other: unknown, at: string): Sentence[] {
  if (typeof english === 'string') return [{ at, english, other: String(other) }];
  if (typeof english === 'function') {
    if (typeof other !== 'function') throw new Error(`${at} takes values in English alone.`);
    const values = Array.from({ length: english.length }, (_, place) => `VALUE${place}`);
    return [{ at, english: String(english(...values)), other: String(other(...values)) }];
  }
  if (english && typeof english === 'object')
    return keysOf(english).flatMap((key) =>
      pairs(
        (english as Record<string, unknown>)[key],
        (other as Record<string, unknown> | undefined)?.[key],
        `${at}.${key}`,
      ),
    );
  return [];
}

/** What nobody reads as it stands; and how dates are written, which has tests of its own. */
const noWords = new Set(['kind', 'id', 'date', 'changedOn', 'calendar']);
const keysOf = (messages: object) => Object.keys(messages).filter((key) => !noWords.has(key));

async function allPairs(language: Language): Promise<Sentence[]> {
  const each = parts
    // The same fault has another sentence for each of its codes, which a value does not bring about.
    .filter((part) => part !== 'validation')
    .map(async (part) => {
      const [english, other] = await Promise.all([catalogues.en[part](), catalogues[language][part]()]);
      return pairs(english.messages, other.messages, part);
    });
  return (await Promise.all(each)).flat();
}

it.each(others)('every sentence in %s says all the values that the English one says', async (language) => {
  const sentences = await allPairs(language);
  expect(sentences.length).toBeGreaterThan(600);
  const lacking = sentences.filter(({ english, other }) =>
    (english.match(/VALUE\d/g) ?? []).some((value) => !other.includes(value)),
  );
  expect(lacking).toEqual([]);
});

it.each(others)('no sentence in %s is empty, or untidy', async (language) => {
  const untidy = (await allPairs(language)).filter(
    ({ other }) => other.trim() !== other || other === '' || /\s\s|\s[,.;:!]|undefined|\[object/.test(other),
  );
  expect(untidy).toEqual([]);
});

it('in Amharic a sentence is Amharic', async () => {
  const latin = (await allPairs('am')).filter(({ other }) =>
    /[a-z]{2}/i.test(other.replace(/VALUE\d|Tenawas|City Hospital|JavaScript|PDF|JPEG|PNG|Wi-Fi|\S+@\S+/g, '')),
  );
  expect(latin).toEqual([]);
});

it('in Afaan Oromoo no sentence was left in English', async () => {
  const left = (await allPairs('om')).filter(
    ({ english, other }) => english === other && /[a-z]{4}/i.test(other.replace(/VALUE\d|Tenawas|Tigist G\./g, '')),
  );
  expect(left.map(({ at, other }) => [at, other])).toEqual([]);
});
