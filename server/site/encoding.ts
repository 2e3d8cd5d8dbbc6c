import type { Encoding, SiteFile } from './load.ts';

const best = ['br', 'gzip'] as const;

export function preferredEncoding(accepted = '', { encoded }: SiteFile): Encoding | undefined {
  const taken = accepted
    .split(',')
    .filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range))
    .map((range) => range.split(';')[0]?.trim().toLowerCase());
  return best.find((encoding) => encoded[encoding] && taken.includes(encoding));
}
