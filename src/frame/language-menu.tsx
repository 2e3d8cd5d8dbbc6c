import { languageNames } from '../contract/languages.ts';
import { useLanguage, useWords } from '../text/words.tsx';
import styles from './language-menu.module.css';
import { LanguageSwitch } from './language-switch.tsx';

/** In the bar of a wide screen. A native disclosure, as the menu is. */
export function LanguageMenu() {
  const words = useWords('frame').language;
  const language = useLanguage();
  return (
    <details className={styles.menu}>
      <summary className={styles.toggle} aria-label={words.current(languageNames[language])}>
        {languageNames[language]}
      </summary>
      <LanguageSwitch className={styles.languages} />
    </details>
  );
}
