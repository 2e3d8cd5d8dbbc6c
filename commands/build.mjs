import { cp, rm } from 'node:fs/promises';
import { register } from 'tsx/esm/api';
import { build } from 'vite';

// The steps have an order: the prerenderer first, since the site's build writes the pages with it; the compressed copies
// after all that was written; and last what is carried over from the build before, which no new page asks for.
process.env.NODE_ENV = 'production';
register();
const { compressFiles } = await import('../build/compress.ts');
const { carryPrevious, setPreviousAside } = await import('../build/previous-assets.ts');
const { serverBuild } = await import('../build/server-build.ts');
const { removeManifest } = await import('../build/write-pages.ts');

await setPreviousAside();
await rm('dist', { recursive: true, force: true });
await build({
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: 'dist/prerender', copyPublicDir: false, minify: true },
});
await build({ logLevel: 'warn' });
await removeManifest();
await compressFiles('dist/site');
await build(serverBuild);
await cp('server/db/migrations', 'dist/server/migrations', { recursive: true });
await carryPrevious();
