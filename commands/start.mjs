import { ensureBuilt } from './built.mjs';
import { endWithNpm } from './ends-with-npm.mjs';
import { ensureInstalled } from './installed.mjs';

endWithNpm();
ensureInstalled();
ensureBuilt();
await import('../dist/server/main.js');
