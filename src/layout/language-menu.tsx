import { languageNames } from '../contract/languages.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.tsx';
import styles from './language-menu.module.css';
import { LanguageSwitch } from './language-switch.tsx';

/** The language menu of the header on wide screens; a native <details>, so that it works before hydration. */
export function LanguageMenu() {
  const messages = useMessages('layout').language;
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
