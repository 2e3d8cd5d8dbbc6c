import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { byAddress } from './build/by-address.ts';
import { chunks } from './build/chunks.ts';
import { shortClassNames } from './build/class-names.ts';
import { compiledAhead } from './build/compiled-ahead.ts';
import { deskInDevelopment } from './build/desk-build.ts';
import { filesOfModules } from './build/files-of-modules.ts';
import { namedByLanguage } from './build/named-by-language.ts';
import { oldestBrowser } from './build/oldest-browser.ts';
import { svgComponents } from './build/svg-component.ts';
import { webManifestIn } from './build/web-manifest.ts';
import { writePages } from './build/write-pages.ts';
import { firstLanguage } from './src/contract/languages.ts';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    svgComponents(),
    deskInDevelopment,
    !isSsrBuild && filesOfModules,
    !isSsrBuild && compiledAhead,
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        includeManifestIcons: false,
        manifest: webManifestIn(firstLanguage),
        injectManifest: {
          globPatterns: ['assets/**/*.{js,json}'],
          manifestTransforms: [byAddress],
          target: oldestBrowser,
        },
        // The pages are written before the worker's list of files is made, or its revisions would be of other bytes.
        integration: { beforeBuildServiceWorker: writePages },
      }),
  ],
  css: {
    modules:
      command === 'build'
        ? { generateScopedName: shortClassNames(fileURLToPath(new URL('src', import.meta.url))) }
        : {},
  },
  build: {
    target: oldestBrowser,
    cssTarget: oldestBrowser,
    outDir: 'dist/site',
    manifest: true,
    // A picture is a file of its own: inlined as data it would be paid for again on every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { chunkFileNames: namedByLanguage, ...(!isSsrBuild && { codeSplitting: chunks }) } },
    reportCompressedSize: false,
  },
  server: { port: 3000, proxy: { '/api': 'http://127.0.0.1:3001' } },
}));
