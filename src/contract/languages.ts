/** Each by its own name: it is for those who cannot read the others. */
export const languageNames = { en: 'English', am: 'አማርኛ', om: 'Afaan Oromoo' } as const;
export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as Language[];
export const firstLanguage: Language = 'en';

/** The first of these tags, such as `am-ET`, whose language we speak. */
export function knownLanguage(tags: readonly string[]): Language | undefined {
  const subtags = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  for (const subtag of subtags) {
    const known = languages.find((language) => language === subtag);
    if (known) return known;
  }
  return undefined;
}

/** English stands at the root; every other language under its own first path segment. */
export function basenameOf(language: Language): string {
  return language === firstLanguage ? '' : `/${language}`;
}

export function languageOfPath(path: string): Language {
  const first = path.split('/')[1];
  return languages.find((language) => language !== firstLanguage && language === first) ?? firstLanguage;
}

/** Where a page stands in a language, below the origin. */
export function pathIn(language: Language, path: string): string {
  return `${basenameOf(language)}${path === '/' && language !== firstLanguage ? '' : path}`;
}
