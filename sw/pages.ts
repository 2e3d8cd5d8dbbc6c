import { basenameOf, languageOfPath, type languages } from '../src/contract/languages.ts';
import { kept, languagesKept } from './site-cache.ts';

const notOurs = /^\/(api|assets|admin)(\/|$)/;

export const asksForPage = ({ mode }: Request, { pathname }: URL) => mode === 'navigate' && !notOurs.test(pathname);

/** The frame without a page: what a customer's address and an unknown one are shown in, never another page's markup. */
const shellIn = (language: (typeof languages)[number]) => kept(`${basenameOf(language)}/app.html`);

/**
 * A page that is kept is there at once; every other address of a language that is kept opens the shell. A language not
 * used before comes from the network, and without one says so in a shell that is there.
 */
export async function page(request: Request, { pathname }: URL): Promise<Response> {
  const found = (await kept(pathname)) ?? (await shellIn(languageOfPath(pathname)));
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    for (const language of await languagesKept()) {
      const shell = await shellIn(language);
      if (shell) return shell;
    }
    throw error;
  }
}
