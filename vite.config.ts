import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { deskInDevelopment } from './build/desk-in-development.ts';
import { importAfterPreload, withChunkItself } from './build/import-after-preload.ts';
import { namedByLanguage } from './build/named-by-language.ts';
import { oldestBrowser } from './build/oldest-browser.ts';
import { emptyTemplate } from './build/page-template.ts';
import { onlyCustomers } from './build/site-manifest.ts';
import { svgComponents } from './build/svg-component.ts';
import { writePages } from './build/write-pages.ts';

/**
 * Each file is a request, which costs a cheap phone more than a few kilobytes do: so what every page runs comes together, and
 * what every page of a customer does. A group takes along what its modules import; the first that fits has it.
 */
const messageGroups = [
  { name: 'layout', test: /\/src\/(?:i18n\/(\w\w)\/(?:layout|calendar)|contract\/services\/(\w\w))\.ts$/ },
  { name: 'home', test: /\/src\/i18n\/(\w\w)\/(?:home|articles)\.ts$/ },
  { name: 'customer', test: /\/src\/i18n\/(\w\w)\/(?:portal|offered|letters)\.ts$/ },
  { name: 'hospital-names', test: /\/src\/i18n\/(\w\w)\/hospital-names\.ts$/ },
].map(({ name, test }) => ({
  name: (id: string) => `${test.exec(id)?.slice(1).find(Boolean)}/${name}`,
  test,
}));
const chunkGroups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  { name: 'start', test: /\/src\/(start\/|routes\.tsx)/ },
  // With two small style sheets of most public pages, each of which would be a request of its own.
  {
    name: 'app',
    test: /\/src\/(hydrate\.tsx|layout\/(?!text-blocks|structured-data|article-pictures).*\.tsx?$|ui\/(section|card|badge|skeleton)\.tsx|pictures\/pictures\.css|features\/offers\/yearly-price\.module\.css|device\/(channel|api-base)\.ts|i18n\/(dates|ethiopian-calendar|money)\.ts)/,
  },
  // Of public pages and of customers': in a chunk of the latter, the former would load that.
  { name: 'hospitals', test: /\/src\/(contract\/(first-hospitals|towns)|features\/offers\/by-town)\.ts$/ },
  { name: 'field', test: /\/src\/ui\/(field|chip-group)\.tsx$/ },
  // Of the pages on which one searches.
  {
    name: 'search',
    test: /\/src\/(features\/offers\/(search-form|searchable-list|use-search)|ui\/empty-state|i18n\/fold-spelling)/,
  },
  // Of most public pages.
  {
    name: 'offers',
    test: /\/src\/(features\/offers\/|layout\/(structured-data|article-pictures)\.ts$|i18n\/article\.ts$|pictures\/about\.svg)/,
  },
  { name: 'qr-decoder', test: /node_modules\/qr\// },
  // Without the session and the outbox, for the page that checks cards.
  {
    name: 'queries',
    test: /\/src\/(device\/(query|api-client|query-storage|server-clock|sha256)\.ts|ui\/(notice\.tsx|use-form\.ts)|features\/customer\/(query-client|persisted-query|use-customer-form)\.ts)$/,
  },
  ...messageGroups,
  {
    name: 'customer',
    test: /\/src\/(device\/photos\/download\.ts|features\/customer\/(?!account-fields|code-field|phone-field|use-phone-question|send-code-again|push-switch|person-field|options-query|choice-field|claim-|hospital-field|last-hospital|letter-outcome|request-outcome|order-|payment-form|instalment-choice|next-step|open-instalments|use-draft|draft-|form-page)[^/]+\.tsx?)$/,
  },
  {
    name: 'codes',
    test: /\/src\/features\/customer\/(code-field|send-code-again|push-switch)\.tsx?$/,
  },
  // The log-in and the settings have drafts too, and nothing else of a claim or an order.
  {
    name: 'drafts',
    test: /\/src\/features\/customer\/(use-draft|draft-|form-page|account-fields|phone-field|use-phone-question)[^/]*\.tsx?$/,
  },
  { name: 'options', test: /\/src\/features\/customer\/(choice-field|options-query)\.tsx?$/ },
  {
    name: 'orders',
    test: /\/src\/features\/customer\/(order-|request-outcome|payment-form|instalment-choice|next-step)[^/]*\.tsx?$/,
  },
  { name: 'instalments', test: /\/src\/features\/customer\/open-instalments\.ts$/ },
  { name: 'claim-forms', test: /\/src\/features\/customer\/[^/]+\.tsx?$/ },
];

/** Shorter than Vite's, which also have the line of a rule: every page has them twice, in its markup and in its styles. */
const scopedName = (name: string, file: string) =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

const terserOptions = {
  compress: { passes: 4 },
  ecma: 2020 as const,
  // Keeps the parentheses around functions passed as arguments, as those that contain React are: V8 compiles these in the background.
  format: { wrap_func_args: true },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    svgComponents(),
    importAfterPreload,
    deskInDevelopment,
    emptyTemplate,
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        // There is one for each language: build/web-manifest.ts.
        manifest: false,
        injectManifest: {
          globPatterns: ['assets/**/*.{js,css,svg,json}'],
          manifestTransforms: [onlyCustomers],
          target: oldestBrowser,
        },
        // The pages are written before the worker's list of files is made, since the packs are in it.
        integration: { beforeBuildServiceWorker: writePages },
      }),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: oldestBrowser,
    cssTarget: oldestBrowser,
    outDir: 'dist/site',
    manifest: true,
    // A picture is a file of its own: inlined as data it would be paid for again on every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withChunkItself },
    rollupOptions: {
      ...(!isSsrBuild && { input: ['index.html', 'admin.html'] }),
      output: { chunkFileNames: namedByLanguage, ...(!isSsrBuild && { codeSplitting: { groups: chunkGroups } }) },
    },
    reportCompressedSize: false,
    // 2 kB less of a public page's scripts, compressed, than the default.
    ...(!isSsrBuild && { minify: 'terser' as const, terserOptions }),
  },
  resolve: {
    alias: {
      // Its default is for browsers older than any of ours.
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
      // Its default is the development build, whatever the mode.
      ...(command === 'build' && {
        'react-router/dom': fileURLToPath(
          new URL('node_modules/react-router/dist/production/dom-export.mjs', import.meta.url),
        ),
        'react-router': fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
      }),
    },
  },
  server: { port: 3000, proxy: { '/api': 'http://127.0.0.1:3001' } },
}));
