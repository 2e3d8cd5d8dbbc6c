import { ensureBuilt } from './built.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './installed.mjs';

ensureInstalled();
await ensureChromium();
ensureBuilt();
// Pages built for comparison must be production builds too.
process.env.NODE_ENV = 'production';
const { register } = await import('tsx/esm/api');
register();
await import('../tests/bench/bench.ts');
