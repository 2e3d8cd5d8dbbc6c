import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { OperatorError } from '../../operator-error.ts';

type Chunks = AsyncIterable<Uint8Array>;

const header = 'age-encryption.org/v1';

/** A key pair for one backup, which is checked with it and then forgotten. */
export async function keyForCheck(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

export async function* encrypt(content: Chunks, recipients: string[]): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient);
  } catch {
    throw new OperatorError('BACKUP_PUBLIC_KEY is not a public key of age, such as age-keygen prints: age1….');
  }
  // The types of web streams differ between Node and the browser, and are the same at run time.
  const plain = Readable.toWeb(Readable.from(content)) as unknown as globalThis.ReadableStream<Uint8Array>;
  yield* readable(await encrypter.encrypt(plain));
}

/** The private keys in a file as age-keygen writes it. */
export async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(({ code }) => {
    throw new OperatorError(`The file with the private key, ${file}, cannot be read (${code}).`);
  });
  return text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
}

/** The content of a file, decrypted if it is encrypted. */
export async function readDecrypted(file: string, identities: string[]): Promise<Chunks> {
  if (!(await startsWith(file, header))) return createReadStream(file);
  if (identities.length === 0)
    throw new OperatorError(
      `${file} is encrypted. Name the file with the private key after it: npm run restore FILE KEYFILE`,
    );
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
    const encrypted = Readable.toWeb(createReadStream(file)) as unknown as globalThis.ReadableStream<Uint8Array>;
    return readable(await decrypter.decrypt(encrypted));
  } catch (error) {
    const noMatch = /no identity matched/.test((error as Error).message);
    throw noMatch ? new OperatorError(`${file} was encrypted to another key.`) : error;
  }
}

async function startsWith(file: string, text: string): Promise<boolean> {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(text.length), 0, text.length, 0).finally(() => handle.close());
  return buffer.toString('latin1') === text;
}

const readable = (stream: globalThis.ReadableStream<Uint8Array>): Chunks =>
  Readable.fromWeb(stream as unknown as ReadableStream);
