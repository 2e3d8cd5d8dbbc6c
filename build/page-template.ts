import type { Plugin } from 'vite';
import { basenameOf, languageOfPath } from '../src/contract/languages.ts';

/** The placeholders of `index.html`: `{{name}}` in attributes, `<!--name-->` elsewhere. */
export type Places = Record<
  'lang' | 'basename' | 'head' | 'style' | 'path' | 'kind' | 'page' | 'templates' | 'script',
  string
>;

export const fill = (template: string, places: Partial<Places>): string =>
  template.replace(
    /\{\{(\w+)\}\}|<!--(\w+)-->/g,
    (_, attribute, block) => places[(attribute ?? block) as keyof Places] ?? '',
  );

/** For development, where nothing is prerendered. */
export const emptyTemplate: Plugin = {
  name: 'empty-template',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler(html, { originalUrl = '/' }) {
      const lang = languageOfPath(originalUrl);
      return fill(html, { lang, basename: basenameOf(lang), kind: 'private' });
    },
  },
};
