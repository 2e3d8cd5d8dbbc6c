import type { ComponentType } from 'react';
import type { Language } from '../contract/languages.ts';

/** What a page says of itself to the browser's tab, to search engines and to whoever it is shared with. */
export type Head = {
  title: string;
  description: string;
  /** below `/`, without the language */
  image?: string;
  type?: 'website' | 'article';
  /** schema.org, each its own block; for whoever reads the prerendered page, and in no phone's script */
  data?: readonly object[] | false;
  /** kept out of search engines and of the sitemap */
  hidden?: true;
  /** the address this page is really at, where it stands under two */
  canonical?: string;
};

export type Params = Readonly<Record<string, string | undefined>>;

/** The default export of every page's module. */
export type Page = {
  head: (at: { language: Language; params: Params }) => Head;
  Page: ComponentType;
};
