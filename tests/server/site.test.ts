import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { SiteFiles } from '../../src/contract/site-files.ts';
import { openTestServer } from './support/open.ts';

const dist = mkdtempSync(join(tmpdir(), 'tenawas-site-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const files: Record<string, string> = {
  'index.html': '<!doctype html><title>home</title>',
  'about/index.html': '<!doctype html><title>about</title>',
  'profile/index.html': '<!doctype html><title>profile</title>',
  'claims/_id/index.html': '<!doctype html><title>claim</title>',
  'services/_service/index.html': '<!doctype html><title>service</title>',
  '404/index.html': '<!doctype html><title>nothing</title>',
  'admin.html': '<!doctype html><title>desk</title>',
  'am/profile/index.html': '<!doctype html><title>amharic</title>',
  'am/404/index.html': '<!doctype html><title>ምንም</title>',
  'sw.js': 'self.addEventListener("fetch", () => {});',
  'robots.txt': 'User-agent: *',
  'assets/page-Bx81.js': 'export const page = 1;',
};
for (const [name, content] of Object.entries(files)) {
  const path = join(dist, 'site', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content));
}
writeFileSync(join(dist, 'site/picture.webp'), Buffer.from([1, 2, 3]));
writeFileSync(join(dist, 'secret.txt'), 'not of the site');
const description: SiteFiles = {
  pages: {
    '/': 'index.html',
    '/home': 'index.html',
    '/about': 'about/index.html',
    '/profile': 'profile/index.html',
    '/claims/:id': 'claims/_id/index.html',
    '/services/:service': 'services/_service/index.html',
    '/404': '404/index.html',
    '/am/profile': 'am/profile/index.html',
    '/am/404': 'am/404/index.html',
  },
  redirects: { '/telemedicine': '/services/telemedicine' },
  inline: {
    'index.html': { style: 'sha256-abc=', script: 'sha256-def=' },
    'about/index.html': { style: 'sha256-xyz=', script: 'sha256-uvw=' },
  },
};
writeFileSync(join(dist, 'site.json'), JSON.stringify(description));

const context = openTestServer({ siteDir: join(dist, 'site') });
const get = (url: string, headers: Record<string, string> = {}) => context.ask({ url, headers });

test('all admin paths serve the admin page, and no other path does', async () => {
  for (const url of ['/admin', '/admin/claims', '/admin/claims/1?do=approve']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, files['admin.html']]);
  }
  for (const url of ['/administrator', '/am/admin', '/admins/claims']) expect((await get(url)).statusCode).toBe(404);
});

test('the site serves pages, shells for path patterns, and a 404 page', async () => {
  const asked = [
    '/',
    '/home',
    '/about',
    '/about?a=1',
    '/profile',
    '/claims/7',
    '/claims/7/8',
    '/services/telemedicine',
    '/services/nonsense',
    '/404',
    '/nowhere',
    '/profile.x',
    '/am/profile',
    '/am/nowhere',
    '/amaze',
  ];
  const answers = await Promise.all(asked.map(async (url) => [url, await get(url, { accept: 'text/html' })] as const));
  const seen = answers.map(([url, { statusCode, body }]) => [url, statusCode, /<title>([^<]+)/.exec(body)?.[1]]);
  expect(seen).toEqual([
    ['/', 200, 'home'],
    ['/home', 200, 'home'],
    ['/about', 200, 'about'],
    ['/about?a=1', 200, 'about'],
    ['/profile', 200, 'profile'],
    ['/claims/7', 200, 'claim'],
    ['/claims/7/8', 404, 'nothing'],
    ['/services/telemedicine', 200, 'service'],
    ['/services/nonsense', 404, 'service'],
    ['/404', 404, 'nothing'],
    ['/nowhere', 404, 'nothing'],
    ['/profile.x', 404, 'nothing'],
    ['/am/profile', 200, 'amharic'],
    ['/am/nowhere', 404, 'ምንም'],
    ['/amaze', 404, 'nothing'],
  ]);
});

test('no folder is listed, and nothing of the repository or the build is served', async () => {
  for (const path of [
    '/.git/config',
    '/.git',
    '/.env',
    '/package.json',
    '/src/hydrate.tsx',
    '/assets',
    '/icons',
    '/.vite/manifest.json',
  ])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

test('a missing file that is not a page is a plain 404', async () => {
  for (const [url, accept] of [
    ['/assets/page-old.js', '*/*'],
    ['/nowhere.png', 'image/*'],
    ['/api/nowhere', 'text/html'],
    ['/api', '*/*'],
  ] as const) {
    const answer = await get(url, { accept });
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
      url,
      404,
      'application/problem+json; charset=utf-8',
    ]);
  }
});

test('redirects keep the query, drop the trailing slash and stay on the site', async () => {
  const where = async (url: string) => {
    const { statusCode, headers } = await get(url);
    return [statusCode, headers.location];
  };
  expect(await where('/telemedicine')).toEqual([301, '/services/telemedicine']);
  expect(await where('/telemedicine?a=1&b=2')).toEqual([301, '/services/telemedicine?a=1&b=2']);
  expect(await where('/about/?a=1')).toEqual([301, '/about?a=1']);
});

/** Over a raw socket, since HTTP clients normalize paths. */
async function raw(path: string): Promise<[number | undefined, string | undefined]> {
  if (!context.app.server.listening) await context.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = context.app.server.address() as AddressInfo;
  const asked = request({ port, path, headers: { accept: 'image/*' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return [answer.statusCode, answer.headers.location];
}

test('no path redirects to another host or leads out of the site directory', async () => {
  for (const path of ['//elsewhere.example/', '/\\elsewhere.example/', '/\\/elsewhere.example//']) {
    expect([path, ...(await raw(path))]).toEqual([path, 301, '/elsewhere.example']);
  }
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '//secret.txt',
    '/site.json',
  ]) {
    expect([path, ...(await raw(path))]).toEqual([path, 404, undefined]);
  }
});

test('cache-control depends on the kind of file', async () => {
  const kept = async (url: string) => (await get(url)).headers['cache-control'];
  expect(await kept('/assets/page-Bx81.js')).toBe('public, max-age=31536000, immutable');
  for (const url of ['/', '/about', '/profile', '/sw.js']) expect([url, await kept(url)]).toEqual([url, 'no-cache']);
  expect(await kept('/robots.txt')).toBe('public, max-age=300');
});

test('files are compressed according to Accept-Encoding', async () => {
  const content = files['assets/page-Bx81.js'];
  const as = async (encoding?: string) =>
    get('/assets/page-Bx81.js', encoding === undefined ? {} : { 'accept-encoding': encoding });
  const [br, gz, plain] = [await as('gzip, deflate, br'), await as('gzip'), await as()];
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', content]);
  expect([gz.headers['content-encoding'], gunzipSync(gz.rawPayload).toString()]).toEqual(['gzip', content]);
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, content]);
  expect((await as('br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip');
  expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  expect([br, gz, plain].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'));
  expect((await get('/picture.webp', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test('a matching ETag gets 304', async () => {
  const first = await get('/about', { 'accept-encoding': 'br' });
  const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${first.headers.etag}` });
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
  expect((await get('/about', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200);
});

test('HEAD has the headers of GET without the body', async () => {
  for (const url of ['/about', '/nowhere', '/assets/page-Bx81.js']) {
    const [head, got] = [await context.ask({ method: 'HEAD', url }), await get(url)];
    expect([url, head.statusCode, head.rawPayload.length]).toEqual([url, got.statusCode, 0]);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect(head.headers[name]).toBe(got.headers[name]);
  }
});

test('pages accept only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE'] as const) {
    const answer = await context.ask({ method, url: '/about' });
    expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test('inline styles and scripts are allowed by hash, only on their page', async () => {
  const sources = async (url: string) => {
    const policy = String((await get(url)).headers['content-security-policy']);
    return [/style-src ([^;]*)/.exec(policy)?.[1], /script-src ([^;]*)/.exec(policy)?.[1]];
  };
  expect(await sources('/')).toEqual(["'self' 'sha256-abc='", "'self' 'sha256-def='"]);
  expect(await sources('/about')).toEqual(["'self' 'sha256-xyz='", "'self' 'sha256-uvw='"]);
  expect(await sources('/robots.txt')).toEqual(["'self'", "'self'"]);
  expect(await sources('/api/health')).toEqual(["'self'", "'self'"]);
});

test("cached responses have the same headers as Fastify's", async () => {
  if (!context.app.server.listening) await context.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = context.app.server.address() as AddressInfo;
  const ids = new Set<string>();
  const ask = async (path: string, headers: Record<string, string>) => {
    const asked = request({ port, host: '127.0.0.1', path, headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const body = Buffer.concat(await answer.toArray());
    const { date: _, 'x-request-id': id, ...rest } = answer.headers;
    expect(id, path).toMatch(/^[\w-]{36}$/);
    ids.add(String(id));
    return { status: answer.statusCode, headers: rest, body: body.toString('base64') };
  };
  for (const encoding of ['br', 'gzip, br;q=0', 'identity'])
    for (const path of ['/', '/about', '/profile', '/assets/page-Bx81.js', '/picture.webp', '/admin/claims']) {
      const first = await ask(path, { 'accept-encoding': encoding });
      expect(first.status, path).toBe(200);
      if (!path.endsWith('.js')) expect(first.headers['content-security-policy'], path).toContain("default-src 'self'");
      expect(await ask(path, { 'accept-encoding': encoding }), path).toEqual(first);
    }
  const { headers } = await ask('/', { 'accept-encoding': 'br' });
  expect((await ask('/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })).status).toBe(304);
  expect((await ask('/no/such/page', {})).status).toBe(404);
  expect((await ask('/telemedicine', {})).status).toBe(301);
  // No two answers have the same, not those from memory either.
  expect(ids.size).toBe(3 * 6 * 2 + 4);
});
