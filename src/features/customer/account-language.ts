import { endpoints } from '../../contract/endpoints.ts';
import { basenameOf, firstLanguage, languageOfPath, pathIn } from '../../contract/languages.ts';
import type { User } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { chosenLanguage, keepChosenLanguage } from '../../i18n/language-preference.ts';

/**
 * The account remembers the language it was last used in. On a phone where nobody has chosen one, and which shows the
 * first language because it knows no better, the customer goes on in the account's.
 */
export async function agreeOnLanguage({ token }: Session, { language: ofAccount }: User): Promise<void> {
  const here = languageOfPath(location.pathname);
  if (!ofAccount || ofAccount === here) return;
  if (here === firstLanguage && !chosenLanguage()) {
    keepChosenLanguage(ofAccount);
    location.replace(pathIn(ofAccount, location.pathname.slice(basenameOf(here).length)) + location.search);
    return;
  }
  // Not reached, it is told with the next visit.
  await request(endpoints.updateLanguage, { payload: { language: here }, token });
}
