import { endpoints } from '../../contract/endpoints.ts';
import { basenameOf, firstLanguage, languageOfPath, pathIn } from '../../contract/languages.ts';
import type { User } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { chosenLanguage, keepChosenLanguage } from '../../i18n/language-preference.ts';

/**
 * The account remembers its language. On a device without a chosen language the page switches to it; otherwise the account is
 * updated to the language of the page.
 */
export async function syncAccountLanguage({ token }: Session, { language: accountLanguage }: User): Promise<void> {
  const currentLanguage = languageOfPath(location.pathname);
  if (!accountLanguage || accountLanguage === currentLanguage) return;
  if (currentLanguage === firstLanguage && !chosenLanguage()) {
    keepChosenLanguage(accountLanguage);
    location.replace(
      pathIn(accountLanguage, location.pathname.slice(basenameOf(currentLanguage).length)) + location.search,
    );
    return;
  }
  // If this fails, the next visit tries again.
  await request(endpoints.updateLanguage, { payload: { language: currentLanguage }, token });
}
