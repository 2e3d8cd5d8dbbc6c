import type { Plugin } from 'vite';
import { deskAddress, deskFile } from '../src/contract/site-files.ts';

/** Serves the admin page's HTML for all of its paths, as the server does. */
export const deskInDevelopment: Plugin = {
  name: 'desk-in-development',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (request.url === deskAddress || request.url?.startsWith(`${deskAddress}/`)) request.url = `/${deskFile}`;
      next();
    });
  },
};
