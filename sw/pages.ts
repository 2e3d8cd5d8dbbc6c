import { type Language, languageOfPath } from '../src/contract/languages.ts';
import { kept, languagesKept, shellOf } from './site-cache.ts';

export const notPages = /^\/(api|assets|admin)(\/|$)/;

export const asksForPage = ({ mode }: Request, { pathname }: URL) => mode === 'navigate' && !notPages.test(pathname);

const keptShell = (language: Language) => kept(shellOf(language));

/**
 * A page that is kept is there at once; every other address of a language that is kept opens the shell. A language not
 * used before comes from the network, and without one says so in a shell that is there.
 */
export async function page(request: Request, { pathname }: URL): Promise<Response> {
  const found = (await kept(pathname)) ?? (await keptShell(languageOfPath(pathname)));
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    for (const language of await languagesKept()) {
      const shell = await keptShell(language);
      if (shell) return shell;
    }
    throw error;
  }
}
