import { knownLanguage, type Language } from '../contract/languages.ts';

const shelfOfLanguage = 'language';

/** The language chosen by the reader; `undefined` if none was chosen or storage is blocked. */
export function chosenLanguage(): Language | undefined {
  try {
    return knownLanguage([localStorage.getItem(shelfOfLanguage) ?? '']);
  } catch {
    return undefined;
  }
}

export function keepChosenLanguage(language: Language): void {
  try {
    localStorage.setItem(shelfOfLanguage, language);
  } catch {
    // The page's URL still has the language.
  }
}
