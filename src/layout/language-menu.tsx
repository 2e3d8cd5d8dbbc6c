import { languageNames } from '../contract/languages.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.tsx';
import styles from './language-menu.module.css';
import { LanguageSwitch } from './language-switch.tsx';

/** In the bar of a wide screen. A native disclosure, as the menu is. */
export function LanguageMenu() {
  const messages = useMessages('frame').language;
  const language = useLanguage();
  return (
    <details className={styles.menu}>
      <summary className={styles.toggle} aria-label={messages.current(languageNames[language])}>
        {languageNames[language]}
      </summary>
      <LanguageSwitch className={styles.languages} />
    </details>
  );
}
