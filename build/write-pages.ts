import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteFiles } from '../src/contract/site-files.ts';
import type * as PrerenderEntry from '../src/prerender.tsx';
import { criticalStyles } from './critical-styles.ts';
import { fill } from './page-template.ts';
import { hydrationScripts, manifestFile } from './site-manifest.ts';
import { robots, sitemap } from './sitemap.ts';
import { manifestName, webManifestIn } from './web-manifest.ts';
import { writePacks } from './write-packs.ts';

const site = 'dist/site';
// Relative to this file, since the build may run in another directory.
const renderer = new URL('../dist/prerender/prerender.js', import.meta.url);

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Writes every prerendered page with its critical CSS inlined, and `site.json` for the server. */
export async function writePages(): Promise<void> {
  // Imported by URL, so that the build does not bundle it.
  const { site: routes, pagesIn }: typeof PrerenderEntry = await import(renderer.href);
  const scripts: string[] = [];
  const template = (await readFile(join(site, 'index.html'), 'utf8'))
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(
      /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]*)">(?:<\/script>)?/g,
      (_, script) => {
        scripts.push(script);
        return '';
      },
    );
  const stylesOf = criticalStyles(site);
  const files: SiteFiles = { pages: {}, redirects: {}, inline: {} };
  const found = new Set<string>();

  for (const language of routes.languages) {
    const basename = routes.basenameOf(language);
    const script = routes.beforeHydration(
      scripts,
      hydrationScripts(language).filter((file) => !scripts.includes(file)),
    );
    for await (const { path, kind, markup, head, templates, isFound } of pagesIn(language)) {
      const address = routes.pathIn(language, path);
      const file = `${address}/index.html`.replace(/\/+/g, '/').replaceAll(':', '_').slice(1);
      const folded = Object.entries(templates).map(([id, content]) => `<template id="${id}">${content}</template>`);
      const style = await stylesOf(markup + Object.values(templates).join(''));
      const html = fill(template, {
        lang: language,
        basename,
        head,
        style: `<style>${style}</style>`,
        path,
        kind,
        page: markup,
        templates: folded.join(''),
        script: `<script>${script}</script>`,
      });
      await mkdir(dirname(join(site, file)), { recursive: true });
      await writeFile(join(site, file), html);
      files.pages[address] = file;
      files.inline[file] = { style: hashOf(style), script: hashOf(script) };
      if (isFound) found.add(path);
    }
    for (const [from, to] of Object.entries(routes.redirects))
      files.redirects[routes.pathIn(language, from)] = routes.pathIn(language, to);
    await writeFile(join(site, basename, manifestName), JSON.stringify(webManifestIn(language)));
  }
  await writeFile(join(site, 'sitemap.xml'), sitemap([...found], routes));
  await writeFile(join(site, 'robots.txt'), robots(routes.addressOf('en', '/sitemap.xml')));
  await writePacks(site, files, routes.languages);
  await writeFile('dist/site.json', JSON.stringify(files, null, 1));
}

/** Vite's manifest is only needed during the build. */
export const removeManifest = () => rm(dirname(manifestFile), { recursive: true });
