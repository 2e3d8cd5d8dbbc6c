import { ensureBuilt } from './built.mjs';
import { endWithNpm } from './ends-with-npm.mjs';
import { ensureInstalled } from './installed.mjs';

endWithNpm();
ensureInstalled();
ensureBuilt();
const { register } = await import('tsx/esm/api');
register();
await import('../server/demo/main.ts');
