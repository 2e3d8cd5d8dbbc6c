import { ensureBuilt } from './built.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './installed.mjs';

ensureInstalled();
await ensureChromium();
ensureBuilt();
// What is built for comparison is built as the product is.
process.env.NODE_ENV = 'production';
const { register } = await import('tsx/esm/api');
register();
await import('../tests/bench/bench.ts');
