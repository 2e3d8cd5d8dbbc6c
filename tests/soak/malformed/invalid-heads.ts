import fc from 'fast-check';

const manyHeaders = (count: number) => Array.from({ length: count }, (_, n) => `x-${n}: ${n}`).join('\r\n');

/** Invalid values by header name; for a duplicate name, the last one is sent besides the valid one. */
const values: Record<string, string[]> = {
  'content-type': [
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/jsonx',
    ';',
    '/',
    '__proto__',
    '*/*',
  ],
  authorization: [
    '',
    'Bearer',
    'Bearer a.b.c',
    'Basic YTpi',
    `Bearer ${'a'.repeat(8_000)}`,
    'Bearer \u00ff\u00fe',
    'bearer ..',
  ],
  'idempotency-key': ['', 'x', '0', '__proto__', 'A'.repeat(4_000), '00000000-0000-0000-0000-00000000000g'],
  'payload-version': ['', '0', '-1', '1e400', 'NaN', '1.5', '9'.repeat(30), '1, 1', '0x1', '__proto__'],
  'accept-language': ['', ';q=', 'am;q=NaN', 'am;q=9e9', '__proto__', 'om,'.repeat(2_000), '\u00e4'],
  'accept-encoding': ['', 'br;q=0', 'gzip,'.repeat(500), '*'],
  'content-length': ['-1', 'abc', '99999999999999999999', '1', '0', '5, 5', '+5', '0x5'],
  'transfer-encoding': ['gzip', 'chunked, chunked', 'identity', 'chunked;q=1'],
  accept: ['', 'application/xml', '/', '__proto__'],
  cookie: ['known-phone=a.b.c', 'known-phone=', `known-phone=${'.'.repeat(3_000)}`, ';;;===', '__proto__=1'],
  host: ['', 'x:99999', 'a b', '[::', 'elsewhere.example'],
  expect: ['100-continue', 'nonsense'],
  upgrade: ['websocket', 'h2c'],
  'if-none-match': ['*', '"', 'W/"a",'.repeat(300)],
  range: ['bytes=0-', 'bytes=9-1'],
  'x-forwarded-for': ['1.2.3.4', 'nobody', ','.repeat(500)],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-http-method-override': ['DELETE'],
  origin: ['null', 'https://elsewhere.example'],
};

/** Header lines that no parser should accept. */
const lines = [
  '__proto__: x',
  'constructor: x',
  'no colon at all',
  ' folded: x',
  'x: a\u0001b',
  ': nameless',
  'x y: z',
  manyHeaders(150),
  manyHeaders(3_000),
];

export type InvalidHead = { name: string; value: string } | { without: string } | { line: string };

const named = fc
  .constantFrom(...Object.entries(values))
  .chain(([name, invalidValues]) => fc.constantFrom(...invalidValues).map((value): InvalidHead => ({ name, value })));

export const invalidHead: fc.Arbitrary<InvalidHead> = fc.oneof(
  { weight: 8, arbitrary: named },
  fc.constantFrom('content-type', 'authorization', 'host', 'content-length').map((without) => ({ without })),
  fc.constantFrom(...lines).map((line) => ({ line })),
);

export const invalidMethod = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'get',
  'FOO',
  'PROPFIND',
);

export const invalidPath: fc.Arbitrary<(path: string) => string> = fc.oneof(
  fc
    .constantFrom(
      '/',
      '//',
      '%',
      '%00',
      '%zz',
      '%ff%fe',
      '/..%2f',
      '/../../etc/passwd',
      '?',
      '?after=',
      '?after[]=1&after=2',
      '?__proto__[x]=1',
      '?%',
      '?limit=1e999',
      '#x',
      '\\',
      ';a=b',
      '\u00e9',
      ' ',
    )
    .map((end) => (path: string) => path + end),
  fc.constantFrom(90, 500, 5_000, 20_000).map((length) => (path: string) => `${path}/${'a'.repeat(length)}`),
  fc
    .constantFrom(
      '/api',
      '/api/',
      '/api/nothing',
      '/api//claims',
      '/api/claims/__proto__',
      '/api/claims/%00',
      '/API/claims',
      '*',
      'http://elsewhere.example/api/claims',
      '',
    )
    .map((path) => () => path),
  fc.webQueryParameters().map((query) => (path: string) => `${path}?${query}`),
  fc.uuid().map((id) => (path: string) => path.replace(/[^/]*$/, id)),
);
