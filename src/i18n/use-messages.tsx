import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../contract/languages.ts';
import type { Messages, Part } from './catalogues.ts';
import { messagesOf } from './load-messages.ts';

const LanguageContext = createContext<Language>('en');

export const useLanguage = () => useContext(LanguageContext);

export function useMessages<P extends Part>(part: P): Messages[P] {
  return messagesOf(useLanguage(), part);
}

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
