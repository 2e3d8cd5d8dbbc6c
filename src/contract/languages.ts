/** Each language's name in that language. */
export const languageNames = { en: 'English', am: 'አማርኛ', om: 'Afaan Oromoo' } as const;
export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as Language[];
export const firstLanguage: Language = 'en';

/** The first supported language of these tags, such as `am-ET`. */
export function knownLanguage(tags: readonly string[]): Language | undefined {
  const subtags = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  for (const subtag of subtags) {
    const known = languages.find((language) => language === subtag);
    if (known) return known;
  }
  return undefined;
}

/** English is at the root; every other language has its own first path segment. */
export function basenameOf(language: Language): string {
  return language === firstLanguage ? '' : `/${language}`;
}

export function languageOfPath(path: string): Language {
  const first = path.split('/')[1];
  return languages.find((language) => language !== firstLanguage && language === first) ?? firstLanguage;
}

/** A page's path in a language. */
export function pathIn(language: Language, path: string): string {
  return `${basenameOf(language)}${path === '/' && language !== firstLanguage ? '' : path}`;
}
