import { readFileSync } from 'node:fs';

/** Matches every script of the build. */
export const everyScript = '**/assets/**/*.js';

const named = new Set(readFileSync('dist/site/index.html', 'utf8').match(/\/assets\/[\w./-]+\.js/g));

/** Matches the scripts that no HTML refers to, which are loaded by `import()`. */
export const dynamicScripts = ({ pathname }: URL): boolean =>
  /^\/assets\/.+\.js$/.test(pathname) && !named.has(pathname);

/** The two ways in which loading a page's scripts can fail. */
export const lostScripts = [
  ['any script', everyScript],
  ['what the first script asks for', dynamicScripts],
] as const;
