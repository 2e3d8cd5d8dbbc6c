import { readFileSync } from 'node:fs';

/** Every script of the build. */
export const everyScript = '**/assets/**/*.js';

const named = new Set(readFileSync('dist/site/index.html', 'utf8').match(/\/assets\/[\w./-]+\.js/g));

/** Those that no page names, and so the first of its scripts asks for. */
export const laterScripts = ({ pathname }: URL): boolean => /^\/assets\/.+\.js$/.test(pathname) && !named.has(pathname);

/** A page is lost without either. */
export const eitherLost = [
  ['any script', everyScript],
  ['what the first script asks for', laterScripts],
] as const;
