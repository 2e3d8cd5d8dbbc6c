import { firstLanguage, knownLanguage, languageOfPath, pathIn } from '../contract/languages.ts';
import { chosenLanguage, keepChosenLanguage } from '../i18n/language-preference.ts';

declare global {
  interface Window {
    /** on the way from the root to another language */
    led?: boolean;
  }
}

/**
 * Who comes from one of our own pages in another language has chosen this one, with a script or without. Who opens the
 * site at its root gets the language chosen before, else the phone's: true when the browser is on its way there.
 */
export function redirectToLanguage(): boolean {
  // Asked for a second time, the other page would begin anew.
  if (window.led) return true;
  const here = languageOfPath(location.pathname);
  const ofPhone = knownLanguage(navigator.languages) ?? firstLanguage;
  const chosen = chosenLanguage();
  const { referrer } = document;
  if (referrer.startsWith(`${location.origin}/`)) {
    // Being led to the phone's own language is no choice.
    const ledHere = chosen === undefined && here === ofPhone;
    if (languageOfPath(new URL(referrer).pathname) !== here && !ledHere) keepChosenLanguage(here);
    return false;
  }
  const wanted = chosen ?? ofPhone;
  if (location.pathname !== '/' || wanted === here) return false;
  window.led = true;
  location.replace(pathIn(wanted, '/') + location.search + location.hash);
  return true;
}
