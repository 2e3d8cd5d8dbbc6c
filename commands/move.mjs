import { ensureInstalled } from './installed.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../server/move.ts');
