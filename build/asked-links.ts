import { basenameOf, firstLanguage, type Language } from '../src/contract/languages.ts';

/** A page is built without what is asked of it: its links to the other languages ask the same there, also before its script has come. */
export const askInOtherLanguages =
  'if(location.search)for(const link of document.querySelectorAll("a[hreflang]"))link.search=location.search;';

/** A shell knows no address: its links, and those of the error page folded away in it, lead to the one that it stands at. */
export const leadToSamePage = (language: Language, folded: string): string =>
  [
    `{const page=location.pathname.slice(${basenameOf(language).length})+location.search;`,
    `for(const part of[document,document.getElementById("${folded}").content])for(const link of part.querySelectorAll("a[hreflang]"))`,
    `link.setAttribute("href",(link.hreflang=="${firstLanguage}"?"":"/"+link.hreflang)+page)}`,
  ].join('');
