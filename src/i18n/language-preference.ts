import { knownLanguage, type Language } from '../contract/languages.ts';

const shelfOfLanguage = 'language';

/** The language that was chosen on this phone by hand; nothing before that, or where the browser keeps nothing. */
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
    // The address of the page goes on saying it.
  }
}
