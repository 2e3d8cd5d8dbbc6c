import { cp, rm } from 'node:fs/promises';
import { register } from 'tsx/esm/api';
import { build } from 'vite';

// The order matters: the site's build writes pages with the prerenderer, all files must exist before they are compressed,
// and assets of the previous build are copied last, already compressed.
process.env.NODE_ENV = 'production';
register();
const { compressFiles } = await import('../build/compress.ts');
const { carryPrevious, setPreviousAside } = await import('../build/previous-assets.ts');
const { serverBuilds } = await import('../build/server-build.ts');
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
for (const one of serverBuilds) await build(one);
await cp('server/db/migrations', 'dist/server/migrations', { recursive: true });
await carryPrevious();
