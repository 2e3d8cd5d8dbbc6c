import { useEffect, useState } from 'preact/hooks';
import { languageNames, languages, pathIn } from '../contract/languages.ts';
import { useLocation } from '../router/router.tsx';
import { useLanguage } from '../text/words.tsx';

/** The same page in each language. A language comes with its page: whoever changes it leaves the words of the other behind. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const here = useLanguage();
  const { pathname, search } = useLocation();
  // What is asked of the page is not known where it is prerendered, and that is taken over as it stands.
  const [asked, setAsked] = useState('');
  useEffect(() => setAsked(search), [search]);
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={`${pathIn(language, pathname)}${asked}`}
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
