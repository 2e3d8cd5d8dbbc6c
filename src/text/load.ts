import type { Language } from '../contract/languages.ts';
import { catalogues, type Part, type Words } from './catalogues.ts';

const loaded = new Map<string, Words[Part]>();
const keyOf = (language: Language, part: Part) => `${language}/${part}`;

/** A page shows only once the parts it names are here; `useWords` then has them at once. */
export async function loadWords(language: Language, parts: readonly Part[]): Promise<void> {
  const load = async (part: Part) => {
    const key = keyOf(language, part);
    if (!loaded.has(key)) loaded.set(key, (await catalogues[language][part]()).words);
  };
  await Promise.all(parts.map(load));
}

export function wordsOf<P extends Part>(language: Language, part: P): Words[P] {
  const words = loaded.get(keyOf(language, part));
  if (!words) throw new Error(`The words of "${part}" are shown by a page that does not name them in the route table.`);
  return words as Words[P];
}
