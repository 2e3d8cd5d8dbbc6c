import { cp, rm } from 'node:fs/promises';
import { register } from 'tsx/esm/api';
import { build } from 'vite';

// The steps have an order: the page's renderer first, since the site's build asks it for the pages; the compressed copies
// after all that was written; and what is carried over from the build before last, since nobody new needs it.
process.env.NODE_ENV = 'production';
register();
const { compressFiles } = await import('../build/compress.ts');
const { deskBuild } = await import('../build/desk-build.ts');
const { carryPrevious, setPreviousAside } = await import('../build/previous-assets.ts');
const { serverBuild } = await import('../build/server-build.ts');

await setPreviousAside();
await rm('dist', { recursive: true, force: true });
await build({ logLevel: 'warn', build: { ssr: 'src/prerender.tsx', outDir: 'dist/prerender', copyPublicDir: false } });
await build({ logLevel: 'warn' });
// After the worker's list of files is made: the desk is in no customer's file and kept on no customer's phone.
await build(deskBuild);
await compressFiles('dist/site');
await build(serverBuild);
await cp('server/db/migrations', 'dist/server/migrations', { recursive: true });
await carryPrevious();
