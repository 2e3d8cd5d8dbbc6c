import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inputHash } from '../../commands/built.mjs';
import { databaseIn } from '../../server/db/data-dir.ts';
import { newId } from '../../server/db/uuid.ts';
import { waitUntil } from '../soak/support/wait.ts';

const template = inject('template');
const asFirstProcess = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canUnshare = spawnSync('unshare', [...asFirstProcess.slice(1), 'true']).status === 0;
const home = mkdtempSync(resolve('node_modules/.tenawas-npm-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

/** Runs `npm start` in a copy of this checkout with the server built for the tests. */
async function npmStart(through: string[] = []) {
  const dataDir = join(home, newId());
  cpSync(template?.folder ?? '', databaseIn(dataDir), { recursive: true });
  const [program = '', ...args] = [...through, 'npm', 'start'];
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir };
  const child = spawn(program, args, { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  await waitUntil(() => /localhost:\d+/.test(output));
  const npm = through.length > 0 ? childOf(child.pid as number) : (child.pid as number);
  return { npm, server: childOf(npm), ended, port: /localhost:(\d+)/.exec(output)?.[1] };
}

const childOf = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

function isThere(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A request whose headers were received and whose body is not sent yet. */
async function underWay(port: string | undefined) {
  const body = JSON.stringify({ email: 'abebe@mail.example', password: 'a zebra under the acacia' });
  const asked = request({
    port,
    path: '/api/login',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  asked.flushHeaders();
  await once(asked, 'continue');
  return async () => {
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
}

describe.runIf(template && process.platform === 'linux')('npm start', () => {
  beforeAll(() => {
    for (const shared of ['src', 'sw', 'server', 'build', 'public', 'index.html', 'admin.html', 'vite.config.ts']) {
      symlinkSync(resolve(shared), join(home, shared));
    }
    for (const own of ['commands', 'package.json', 'package-lock.json']) {
      cpSync(own, join(home, own), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(home, 'node_modules'));
    mkdirSync(join(home, 'dist'));
    cpSync(dirname(inject('bundle')), join(home, 'dist/server'), { recursive: true });
    writeFileSync(join(home, 'dist/built-from'), inputHash());
  });

  test.each([
    ['told to end', [], true],
    ['told to end as the first process of a container', asFirstProcess, canUnshare],
  ])('that is %s finishes open requests', async (_how, through, can) => {
    if (!can) return;
    const { npm, server, ended, port } = await npmStart(through);
    const finish = await underWay(port);
    process.kill(npm, 'SIGTERM');
    // Like Ctrl-C, which reaches the server from the terminal and from npm.
    process.kill(server, 'SIGTERM');
    await new Promise((done) => setTimeout(done, 300));
    expect(await finish()).toBe(401);
    expect(await ended).toBe(0);
    expect(isThere(server)).toBe(false);
  });

  test('killing npm stops the server', async () => {
    const { npm, server, port } = await npmStart();
    const finish = await underWay(port);
    process.kill(npm, 'SIGKILL');
    await new Promise((done) => setTimeout(done, 1_000));
    expect(await finish()).toBe(401);
    await waitUntil(() => !isThere(server));
  });
});
