import type { InlineConfig, Plugin } from 'vite';
import { deskAddress, deskFile } from '../src/contract/site-files.ts';
import { oldestBrowser } from './oldest-browser.ts';
import { svgComponents } from './svg-component.ts';

/** Built apart from the customers' site, so that the two have no file in common. */
export const deskBuild: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  plugins: [svgComponents()],
  build: {
    target: oldestBrowser,
    cssTarget: oldestBrowser,
    outDir: 'dist/site',
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: 'assets/desk',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: deskFile },
    reportCompressedSize: false,
  },
};

/** As the server does: every address of the desk is answered with its one file. */
export const deskInDevelopment: Plugin = {
  name: 'desk-in-development',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (request.url === deskAddress || request.url?.startsWith(`${deskAddress}/`)) request.url = `/${deskFile}`;
      next();
    });
  },
};
