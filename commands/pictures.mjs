import { ensureBuilt } from './built.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './installed.mjs';

ensureInstalled();
await ensureChromium();
ensureBuilt();
const { register } = await import('tsx/esm/api');
register();
await import('../tests/pictures/pictures.ts');
