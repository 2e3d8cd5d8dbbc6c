import { spawn } from 'node:child_process';
import { endWithNpm } from './ends-with-npm.mjs';
import { ensureInstalled } from './installed.mjs';

// Vite serves the page on the usual port and proxies API requests to the server on port 3001.
endWithNpm();
ensureInstalled();
const bin = (name) => `node_modules/.bin/${name}`;
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
    stdio: 'inherit',
    env: { PAYMENT_PROVIDER: 'sandbox', ...process.env, PORT: '3001' },
  }),
  spawn(bin('vite'), ['--clearScreen', 'false'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
