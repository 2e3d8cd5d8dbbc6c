import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../src/contract/languages.ts';
import type { SiteFiles } from '../src/contract/site-files.ts';
import type * as PrerenderEntry from '../src/prerender.tsx';
import { type Ahead, aheadIn, asHeader, asMarkup } from './ahead.ts';
import { askInOtherLanguages, leadToSamePage } from './asked-links.ts';
import { bringWhenPainted } from './first-script.ts';
import { insidePage } from './inside-page.ts';
import { robots, sitemap } from './sitemap.ts';
import { hoistStyles, stylesOf } from './styles-of-page.ts';
import { manifestName, webManifestIn } from './web-manifest.ts';
import { writePacks } from './write-packs.ts';

const site = 'dist/site';
// Beside this file, wherever the build is started and writes its pages.
const renderer = new URL('../dist/prerender/', import.meta.url);

type Filled = {
  language: Language;
  head?: string;
  root: string;
  markup: string;
  after?: string;
  ahead: Ahead;
  /** whether all that its script will ask for is on its way with it, or comes when the page is touched */
  atOnce: boolean;
  /** scripts at its beginning and at its end */
  lead: string;
  end?: string;
  /** there too: what leads its links to the same page in another language */
  toOtherLanguages?: string;
};

/**
 * Writes every prerendered page beside the scripts, with the styles it needs inside it, so that one answer is the whole
 * page; writes the shell for the addresses without a page of their own; and tells the server which addresses there are.
 */
export async function writePages(): Promise<void> {
  // By URL, since the build bundles this file's imports and must leave this one alone.
  const entry: typeof PrerenderEntry = await import(new URL('prerender.js', renderer).href);
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const stylesOfPage = await stylesOf(site);
  const { entry: first, aheadOf } = await aheadIn(site, fileURLToPath(renderer));
  const leadFromRoot = await insidePage('frame/lead-from-root.ts');
  const justOpened = await insidePage('frame/just-opened.ts');
  const unpainted = await insidePage('frame/unpainted.ts');
  const noteTouch = await insidePage('frame/early.ts');
  const noteAsked = await insidePage('frame/early-asked.ts');
  const sayNotLoaded = await insidePage('frame/early-room.ts');
  const files: SiteFiles = {
    pages: {},
    rooms: {},
    shell: 'app.html',
    shellAddresses: [],
    redirects: {},
    inline: {},
    ahead: {},
  };

  const write = async (file: string, { language, head, root, markup: withStyles, ...rest }: Filled) => {
    const { ahead, atOnce, lead, end = '' } = rest;
    const { markup, hoisted } = hoistStyles(withStyles);
    const after = (rest.after ?? '') + folded('ahead', atOnce ? '' : asMarkup(ahead));
    if (atOnce) files.ahead[file] = asHeader([first, ...ahead.scripts]);
    const { text, links } = stylesOfPage({ markup: markup + after, asked: ahead.styles, atOnce });
    const style = text + hoisted;
    const lines = (rest.toOtherLanguages ?? askInOtherLanguages) + end;
    files.inline[file] = { style: hashOf(style), scripts: [lead, lines].map(hashOf) };
    const html = template
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(`href="/${manifestName}"`, `href="${entry.plan.basenameOf(language)}/${manifestName}"`)
      .replace(head ? /<title>.*?<\/title>\s*/ : /$^/, '')
      .replace('<!--head-->', () => head ?? '')
      .replace('<meta charset="utf-8" />', (meta) => meta + script(lead))
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(namedEntry, '')
      .replace('</head>', () => `${paintedFrom}<style>${style}</style>${links}\n  </head>`)
      .replace('<div id="root">', `<div id="root" ${root}>`)
      .replace('<!--page-->', () => markup)
      .replace('</body>', () => `${after}${script(lines)}</body>`);
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), html);
  };

  const found: string[] = [];
  for (const language of entry.plan.languages) {
    const basename = entry.plan.basenameOf(language);
    const at = (path: string) => entry.plan.pathIn(language, path);
    const fileAt = (path: string) => `${at(path)}/index.html`.replace(/\/+/g, '/').slice(1);
    for (const path of entry.plan.paths) {
      const { markup, head, opening, hidden, asks, ...page } = await entry.prerender(path, language);
      const file = fileAt(path);
      const root = `data-prerendered="${path}" data-opening="${opening}"`;
      const after = Object.entries(page.folded)
        .map(([id, sentence]) => folded(id, sentence))
        .join('');
      const bring = bringWhenPainted(`/${first}`, after ? noteTouch + noteAsked : noteTouch);
      const filled = { language, head, root, markup, after, ahead: aheadOf(asks) };
      if (opening === 'read') {
        const lead = at(path) === '/' ? leadFromRoot + justOpened : justOpened;
        await write(file, { ...filled, atOnce: false, lead, end: bring });
      } else await write(file, { ...filled, atOnce: true, lead: unpainted + bring });
      files.pages[at(path)] = file;
      if (!hidden) found.push(path);
    }
    // Without a page's markup: a customer's address must never show the home page first.
    const { waiting, notLoaded, asks } = await entry.shell(language);
    const errorPage = 'not-loaded';
    const shell = {
      language,
      root: 'data-opening="shell"',
      after: folded(errorPage, notLoaded),
      atOnce: true,
      lead: unpainted + bringWhenPainted(`/${first}`, noteTouch + sayNotLoaded),
      toOtherLanguages: leadToSamePage(language, errorPage),
    };
    await write(`${basename}/${files.shell}`.replace(/^\//, ''), { ...shell, markup: waiting, ahead: aheadOf(asks) });
    for (const path of entry.plan.roomPaths) {
      const { waiting: markup, head, asks } = await entry.roomShell(path, language);
      await write(fileAt(path), { ...shell, head, markup, ahead: aheadOf(asks) });
      files.rooms[at(path)] = fileAt(path);
    }
    await writeFile(join(site, basename, manifestName), JSON.stringify(webManifestIn(language)));
    for (const pattern of entry.plan.shellPatterns) files.shellAddresses.push(at(pattern));
    for (const [from, to] of Object.entries(entry.plan.redirects)) files.redirects[at(from)] = at(to);
  }
  await writeFile(join(site, 'sitemap.xml'), sitemap([...new Set(found)], entry.plan));
  await writeFile(join(site, 'robots.txt'), robots(entry.plan.addressOf('en', '/sitemap.xml')));
  await rm(join(site, '.vite'), { recursive: true });
  await writePacks(site, files, entry.plan.languages);
  await writeFile('dist/site.json', JSON.stringify(files, null, 1));
}

/**
 * The first that is painted has the frame's head whole: on a slow phone the browser stops reading to paint wherever it
 * is, and in mid-head what stands at the right would jump when the rest is read.
 */
const paintedFrom = '<link rel="expect" href="#content" blocking="render">';

const script = (text: string) => `<script>${text}</script>`;

const namedEntry = /\s*<script type="module"[^>]*><\/script>/;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** In the page, and of no effect until a script takes it out. */
const folded = (id: string, markup: string) => markup && `<template id="${id}">${markup}</template>`;
