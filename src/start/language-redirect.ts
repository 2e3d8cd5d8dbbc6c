import { firstLanguage, knownLanguage, languageOfPath, pathIn } from '../contract/languages.ts';
import { chosenLanguage, keepChosenLanguage } from '../i18n/language-preference.ts';

declare global {
  interface Window {
    /** set once the browser is redirecting */
    isRedirecting?: boolean;
  }
}

/**
 * A visitor who followed a link to another language has chosen it. At the root, a visitor gets the chosen language, else the one of the
 * browser. Returns true while the browser is redirecting.
 */
export function redirectToLanguage(): boolean {
  // A second call of `location.replace` would restart the navigation.
  if (window.isRedirecting) return true;
  const currentLanguage = languageOfPath(location.pathname);
  const browserLanguage = knownLanguage(navigator.languages) ?? firstLanguage;
  const chosen = chosenLanguage();
  const { referrer } = document;
  if (referrer.startsWith(`${location.origin}/`)) {
    // A redirect to the language of the browser is not a choice.
    const wasRedirected = chosen === undefined && currentLanguage === browserLanguage;
    if (languageOfPath(new URL(referrer).pathname) !== currentLanguage && !wasRedirected)
      keepChosenLanguage(currentLanguage);
    return false;
  }
  const preferred = chosen ?? browserLanguage;
  if (location.pathname !== '/' || preferred === currentLanguage) return false;
  window.isRedirecting = true;
  location.replace(pathIn(preferred, '/') + location.search + location.hash);
  return true;
}
