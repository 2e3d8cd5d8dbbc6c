import { basenameOf, firstLanguage, type Language } from '../src/contract/languages.ts';

const linksOfLanguages = 'for(const link of document.querySelectorAll("a[hreflang]"))';

/** A page is built without what is asked of it: its links to the other languages ask the same there, also before its script has come. */
export const askInOtherLanguages = `if(location.search)${linksOfLanguages}link.search=location.search;`;

/** The common shell stands at many addresses: its links lead to the one that it is at. */
export const leadToSamePage = (language: Language): string =>
  `${linksOfLanguages}link.pathname=(link.hreflang=="${firstLanguage}"?"":"/"+link.hreflang)+location.pathname.slice(${basenameOf(language).length});`;
