import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../contract/languages.ts';
import type { Part, Words } from './catalogues.ts';
import { wordsOf } from './load.ts';

const LanguageContext = createContext<Language>('en');

export const useLanguage = () => useContext(LanguageContext);

export function useWords<P extends Part>(part: P): Words[P] {
  return wordsOf(useLanguage(), part);
}

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
