import type { ComponentType } from 'react';
import type { Language } from '../contract/languages.ts';

/** The metadata of a page for the browser tab, search engines and link previews. */
export type Head = {
  title: string;
  description: string;
  /** the path of the preview image, without the language */
  image?: string;
  type?: 'website' | 'article';
  /** schema.org objects, one script element each; false in the browser, since only the prerendered page contains them */
  data?: readonly object[] | false;
  /** noindex, and left out of the sitemap */
  hidden?: true;
  /** the canonical path, if the page has a second one */
  canonical?: string;
};

type Params = Readonly<Record<string, string | undefined>>;

/** The default export of every page's module. */
export type Page = {
  head: (context: { language: Language; params: Params }) => Head;
  Page: ComponentType;
};
