import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { languageNames, languages, pathIn } from '../contract/languages.ts';
import { useLanguage } from '../i18n/use-messages.tsx';

const never = () => () => undefined;

/** The same page in each language, as a document of its own: with the language change all its messages. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const here = useLanguage();
  const { pathname, search } = useLocation();
  // A page is prerendered without a query, and a shell for many paths.
  const path = useSyncExternalStore(
    never,
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
            aria-current={language === here ? 'true' : undefined}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
