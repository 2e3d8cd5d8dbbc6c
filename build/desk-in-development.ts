import type { Plugin } from 'vite';
import { deskAddress, deskFile } from '../src/contract/site-files.ts';

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
