import fc from 'fast-check';

const text = (build: (body: string) => string) => fc.constant((body: string): string | Buffer => build(body));

const invalidValue = fc.constantFrom(
  'null',
  '[]',
  '{}',
  'true',
  '-0',
  '1e999',
  '-1e308',
  '123456789012345678901234567890',
  '"\\ud800"',
  '"\\u0000"',
  '"\\u202e"',
  `"${'ሀ'.repeat(5_000)}"`,
  `"${'a'.repeat(20_000)}"`,
  `[${'[],'.repeat(500)}0]`,
  '{"__proto__":{"x":1}}',
  '{"toString":null,"valueOf":1}',
);

/** Changes the JSON text, which can express what no JavaScript object can (such as duplicate keys). */
const invalidField = fc.tuple(invalidValue, fc.nat(20)).map(([value, at]) => (body: string) => {
  const fields = [...body.matchAll(/"\w+":("(?:[^"\\]|\\.)*"|[\w.+-]+)/g)];
  const field = fields[at % Math.max(1, fields.length)];
  if (!field?.[1]) return value;
  const start = field.index + field[0].length - field[1].length;
  return body.slice(0, start) + value + body.slice(start + field[1].length);
});

const extraField = fc
  .constantFrom(
    '"__proto__":{"role":"admin"}',
    '"constructor":{"prototype":{"role":"admin"}}',
    '"role":"admin"',
    '"userId":"00000000-0000-7000-8000-000000000000"',
    '"id":1,"id":2',
    '"":0',
    '"toString":1',
  )
  .map((field) => (body: string) => body.replace(/^\{/, `{${field}${body === '{}' ? '' : ','}`));

const bytes = fc
  .uint8Array({ minLength: 1, maxLength: 8 })
  .map(
    (junk) => (body: string) =>
      Buffer.concat([Buffer.from(body.slice(0, body.length >> 1)), junk, Buffer.from(body.slice(body.length >> 1))]),
  );

/** Ways in which a body can be damaged in transit. */
export const invalidBody: fc.Arbitrary<(body: string) => string | Buffer> = fc.oneof(
  { weight: 4, arbitrary: invalidField },
  { weight: 2, arbitrary: extraField },
  bytes,
  fc.nat(200).map((at) => (body: string) => body.slice(0, at % (body.length || 1))),
  fc.nat(20_000).map((depth) => () => '['.repeat(depth)),
  fc.nat(6_000).map((depth) => () => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.nat(20_000).map((depth) => () => '['.repeat(depth) + ']'.repeat(depth)),
  fc.json().map((other) => () => other),
  fc.string({ unit: 'binary', maxLength: 300 }).map((other) => () => other),
  text(() => ''),
  text((body) => `\ufeff${body}`),
  text((body) => `${body}${body}`),
  text((body) => `[${body}]`),
  text((body) => JSON.stringify(body)),
  text((body) => body + ' '.repeat(66_000)),
  text((body) => `/* */${body}`),
  text((body) => body.replaceAll('"', "'")),
);
