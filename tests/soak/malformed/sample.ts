import fc from 'fast-check';
import type * as v from 'valibot';

/** Valid values, so that some requests reach the database. */
const known: Record<string, unknown[]> = {
  hospital: ['City Hospital', "St. Mary's"],
  service: ['Routine Checkups'],
  policy: ['Emergency Care'],
  paymentMethod: ['Cash', 'Mobile Banking'],
  email: ['tried@soak.example', 'TRIED@soak.example '],
  phone: ['0911234567', '+251 91 123 4567'],
  password: ['a zebra under the acacia'],
  confirmPassword: ['a zebra under the acacia'],
};

type Schema = v.GenericSchema & {
  pipe?: Schema[];
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: unknown[];
  literal?: unknown;
};

/** A value that fits the schema, except that lengths and patterns are random. */
export function sampleOf(schema: v.GenericSchema, name = ''): fc.Arbitrary<unknown> {
  const { pipe, type, entries, wrapped, item, options, literal } = schema as Schema;
  if (pipe?.[0] && pipe[0] !== schema) return sampleOf({ ...pipe[0], pipe: undefined } as unknown as Schema, name);
  if (entries) {
    return fc.record(Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, sampleOf(one, key)])));
  }
  if (wrapped) return fc.option(sampleOf(wrapped, name), { nil: type === 'nullable' ? null : undefined, freq: 3 });
  if (item) return fc.array(sampleOf(item, name), { maxLength: 4 });
  if (type === 'picklist') return fc.constantFrom(...(options as unknown[]));
  if (options) return fc.oneof(...(options as Schema[]).map((one) => sampleOf(one, name)));
  if (type === 'literal') return fc.constant(literal);
  if (type === 'boolean') return fc.boolean();
  if (type === 'number') return fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.double());
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.uuid());
  return known[name] ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known[name]) }, text) : text;
}
