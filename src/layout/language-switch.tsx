import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { languageNames, languages, pathIn } from '../contract/languages.ts';
import { useLanguage } from '../i18n/use-messages.tsx';

const subscribeToNothing = () => () => undefined;

/** Links to the page in each language. They load a document, since the messages of a language are loaded once. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const currentLanguage = useLanguage();
  const { pathname, search } = useLocation();
  // A page is prerendered without a query string, and one shell is served for many paths.
  const path = useSyncExternalStore(
    subscribeToNothing,
    () => pathname + search,
    () => (import.meta.env.SSR ? pathname : (document.getElementById('root')?.dataset.path ?? pathname)),
  );
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={pathIn(language, path)}
            lang={language}
            hrefLang={language}
            aria-current={language === currentLanguage ? 'true' : undefined}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
