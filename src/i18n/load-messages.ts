import type { Language } from '../contract/languages.ts';
import { catalogues, type Messages, type Part } from './catalogues.ts';

const loaded = new Map<string, Messages[Part]>();
const keyOf = (language: Language, part: Part) => `${language}/${part}`;

/** Loads the parts a page needs before it is rendered, so that `useMessages` returns them synchronously. */
export async function loadMessages(language: Language, parts: readonly Part[]): Promise<void> {
  const load = async (part: Part) => {
    const key = keyOf(language, part);
    if (!loaded.has(key)) loaded.set(key, (await catalogues[language][part]()).messages);
  };
  await Promise.all(parts.map(load));
}

export function messagesOf<P extends Part>(language: Language, part: P): Messages[P] {
  const messages = loaded.get(keyOf(language, part));
  if (!messages)
    throw new Error(`The messages of "${part}" are shown by a page that does not name them in the route table.`);
  return messages as Messages[P];
}
