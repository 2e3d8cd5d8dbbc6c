import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar/fs';

/** A gzipped tar of a directory. */
export async function* packFolder(folder: string): AsyncGenerator<Uint8Array> {
  const packed = packTar(folder);
  const zipped = createGzip();
  packed.on('error', (error) => zipped.destroy(error));
  yield* packed.pipe(zipped);
}

/** Unpacks the archive of a database into a new directory. Those of earlier releases have absolute names. */
export async function unpackFolder(archive: AsyncIterable<Uint8Array>, folder: string) {
  await mkdir(folder, { mode: 0o700 });
  await pipeline(
    archive,
    createGunzip(),
    unpackTar(folder, {
      map: (entry) => ({ ...entry, name: entry.name.replace(/^\/+/, '') }),
      dmode: 0o700,
      fmode: 0o600,
    }),
  );
  // Without this file PGlite would create a new database.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('it contains no Tenawas database');
}
