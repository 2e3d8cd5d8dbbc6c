import { readFileSync } from 'node:fs';

/** Matches every script of the build. */
export const everyScript = '**/assets/**/*.js';

/** The first list of scripts in the HTML: the first script and those it imports. */
const [firstList = ''] = /\["\/assets\/[^\]]+\]/.exec(readFileSync('dist/site/index.html', 'utf8')) ?? [];
const firstScripts = new Set(firstList.match(/\/assets\/[\w./-]+\.js/g));

/** Matches all other scripts, which are loaded by `import()`. */
export const dynamicScripts = ({ pathname }: URL): boolean =>
  /^\/assets\/.+\.js$/.test(pathname) && !firstScripts.has(pathname);

/** The two ways in which loading a page's scripts can fail. */
export const lostScripts = [
  ['any script', everyScript],
  ['what the first script asks for', dynamicScripts],
] as const;
