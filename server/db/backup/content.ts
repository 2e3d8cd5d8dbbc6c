import { checkDigest } from './digest.ts';
import { readDecrypted } from './encryption.ts';

export type Kind = 'embedded' | 'postgres';

/** What a backup is of, by its first bytes: those of gzip, or of pg_dump. */
export async function kindOf(file: string, identities: string[]): Promise<Kind> {
  for await (const chunk of await readDecrypted(file, identities)) {
    const start = Buffer.from(chunk).toString('latin1', 0, 5);
    if (start.startsWith('\x1f\x8b')) return 'embedded';
    if (start === 'PGDMP') return 'postgres';
    break;
  }
  throw new Error('it is not an archive');
}

/** The archive in a backup. Embedded ones of earlier releases have no digest; gzip checks them. */
export async function* readContent(file: string, identities: string[], kind: Kind): AsyncGenerator<Uint8Array> {
  yield* checkDigest(await readDecrypted(file, identities), kind === 'embedded');
}

/** Reads the whole backup and checks its digest, before anything is restored from it. */
export async function requireWhole(file: string, identities: string[], kind: Kind) {
  for await (const _ of readContent(file, identities, kind));
}
