import { spawn } from 'node:child_process';
import { endWithNpm } from './ends-with-npm.mjs';
import { ensureInstalled } from './installed.mjs';

// The server restarts and the page reloads, each on its own change. The page is at the usual address and asks the server
// behind it.
endWithNpm();
ensureInstalled();
const bin = (name) => `node_modules/.bin/${name}`;
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: '3001' },
  }),
  spawn(bin('vite'), ['--clearScreen', 'false'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
