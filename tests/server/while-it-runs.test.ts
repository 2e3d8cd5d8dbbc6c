import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { restore } from '../../server/db/backup/restore.ts';
import { openLocked } from '../../server/db/open.ts';
import { newId } from '../../server/db/uuid.ts';
import { runAdmin, runCommand } from './support/commands.ts';
import { aClaim, password } from './support/open.ts';
import { start } from './support/process.ts';
import { type Server, stopAll } from './support/spawned.ts';
import { placeWith } from './support/with-claims.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-running-'));
afterAll(async () => {
  await stopAll();
  rmSync(home, { recursive: true, force: true });
});
const template = inject('template');

const post = (server: Server, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

test.runIf(template)('admin commands are executed by the running server', async () => {
  // Longer than the maximum path of a socket.
  const settings = { DATA_DIR: join(await placeWith(home), 'a'.repeat(120)) };
  const server = await start(settings);
  expect(statSync(join(settings.DATA_DIR, 'socket')).mode & 0o777).toBe(0o600);
  expect(server.output()).toContain('npm run admin -- create EMAIL');

  const email = 'almaz@tenawas.example';
  expect(await runAdmin(settings, ['create', email], { password })).toMatchObject({ code: 0, stderr: '' });
  expect((await post(server, '/admin/login', { email, password })).status).toBe(200);
  expect(await runAdmin(settings, ['create', email], { password })).toMatchObject({
    code: 1,
    stderr: `${email} already has an account.\n`,
  });
  expect((await runAdmin(settings, ['list'])).stdout).toContain(email);
  expect(await runAdmin(settings, ['remove', email])).toMatchObject({ code: 0 });
  expect((await post(server, '/admin/login', { email, password })).status).toBe(401);
  expect(await server.stop('SIGTERM')).toBe(0);
});

test.runIf(template)('a backup under load contains every claim acknowledged before it', async () => {
  const settings = { DATA_DIR: await placeWith(home) };
  const [file, elsewhere] = [join(home, newId()), join(home, newId())];
  const server = await start(settings);
  const email = `${newId()}@mail.example`;
  await post(server, '/register', { username: 'Abebe', email, phone: '1', password, confirmPassword: password });
  const { Token } = await (await post(server, '/login', { email, password })).json();

  const answered: string[] = [];
  let going = true;
  const sending = (async () => {
    while (going) {
      const key = newId();
      const { status } = await post(server, '/claims', aClaim, {
        authorization: `Bearer ${Token}`,
        'idempotency-key': key,
      });
      if (status === 201) answered.push(key);
    }
  })();
  while (answered.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = [...answered];
  const made = await runCommand('backup', file, settings);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toContain('The file was restored in a temporary place and compared.');
  expect(made.stdout).toContain(`The token secret (${settings.DATA_DIR}/token-secret) is not in it.`);
  going = false;
  await sending;
  expect(answered.length).toBeGreaterThan(before.length);
  expect((await runCommand('restore', file, settings)).stderr).toContain('is in use by another Tenawas');
  expect(await server.stop('SIGTERM')).toBe(0);

  await restore(elsewhere, file);
  const { pglite, close } = await openLocked(elsewhere);
  const { rows } = await pglite.query<{ letter_key: string }>('SELECT letter_key FROM claims');
  await close();
  const kept = new Set(rows.map((row) => row.letter_key));
  expect(before.filter((key) => !kept.has(key))).toEqual([]);
});
