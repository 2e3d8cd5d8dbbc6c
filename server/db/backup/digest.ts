import { createHash } from 'node:crypto';

type Chunks = AsyncIterable<Uint8Array>;

const mark = '\ntenawas-sha256:';
const endingBytes = mark.length + 64 + 1;

/** Appends a hash of the content, by which `checkDigest` recognizes a backup that was cut short or altered. */
export async function* addDigest(content: Chunks): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(`${mark}${hash.digest('hex')}\n`);
}

/** Passes on the content without its hash, and throws at the end if that is missing or not the right one. */
export async function* checkDigest(content: Chunks, mayLackDigest = false): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  for await (const chunk of content) {
    const all = Buffer.concat([held, chunk]);
    const passed = all.subarray(0, Math.max(0, all.length - endingBytes));
    held = all.subarray(passed.length);
    hash.update(passed);
    yield passed;
  }
  const ending = held.toString('latin1');
  if (ending === `${mark}${hash.digest('hex')}\n`) return;
  if (!mayLackDigest || ending.includes(mark.trim())) throw new Error('it was cut short or altered');
  yield held;
}
