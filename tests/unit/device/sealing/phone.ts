import { withDatabase } from '../../../../src/device/database.ts';
import { readDraft, saveDraft } from '../../../../src/device/drafts.ts';
import { openBody, readLetter } from '../../../../src/device/outbox/letter.ts';
import { submitLetter } from '../../../../src/device/outbox/submit.ts';
import { addPhotoToDraft, bytesOf, photosOfOwner } from '../../../../src/device/photos/store.ts';
import { readAnswer, storeAnswer } from '../../../../src/device/query-storage.ts';
import { dropFromMemory } from '../../../../src/device/sealing/keys.ts';
import { refreshPin } from '../../../../src/device/sealing/pin-record.ts';
import { currentSession } from '../../../../src/device/session.ts';
import { prepared } from '../photos/photos.ts';

/** In everything that is stored of the customer. */
export const marker = 'Fistula-repair';
export const owner = 'abebe';

/** Cache Storage, with headers and bytes. */
export class CachesInMemory {
  readonly entries = new Map<string, Response>();
  onWrite = () => {};
  async open() {
    const pathOf = (request: string | { url: string }) =>
      typeof request === 'string' ? request : new URL(request.url).pathname;
    return {
      put: async (address: string, response: Response) => {
        this.onWrite();
        this.entries.set(address, response);
      },
      match: async (request: string | { url: string }) => this.entries.get(pathOf(request))?.clone(),
      delete: async (request: string | { url: string }) => this.entries.delete(pathOf(request)),
      keys: async () => [...this.entries.keys()].map((path) => ({ url: `https://phone.test${path}` })),
    };
  }
}

const payload = { hospital: 'City Hospital', service: 'Telemedicine', paymentMethod: 'Cash', description: marker };
const bytesOfText = (text: string) => new TextEncoder().encode(text);

/** A draft with a photo, an answer, a letter that waits with a photo, and one that was sent. */
export async function fillPhone(): Promise<{ waiting: string }> {
  const photo = (name: string) => ({ ...prepared(name), thumbnail: bytesOfText(marker), bytes: bytesOfText(marker) });
  const draft = (form: string, id: string) => ({ owner, form, id, version: 1, fields: { text: marker } });
  await addPhotoToDraft(draft('claim', 'to-send'), photo('bill'));
  const [bill] = await photosOfOwner(owner);
  const letter = await submitLetter({
    owner,
    kind: 'claim',
    payload,
    draft: { form: 'claim', id: 'to-send' },
    photos: [bill?.id ?? ''],
  });
  await saveDraft(draft('premium-claim', 'draft'));
  await addPhotoToDraft(draft('premium-claim', 'draft'), photo('recipe'));
  await storeAnswer('claims', owner, { answer: { claims: [], note: marker }, at: 1 });
  const sent = await submitLetter({ owner, kind: 'claim', payload: { ...payload, hospital: marker } });
  await withDatabase(async (database) => {
    const stored = (await database.get('outbox', sent.id)) as object;
    await database.put('outbox', { ...stored, state: 'sent', sentAt: Date.now() });
  });
  return { waiting: letter.id };
}

/** All of it as the app shows it. Throws if something cannot be read. */
export async function readEverything() {
  const records = await withDatabase((database) => database.getAll('outbox'));
  const photos = await photosOfOwner(owner);
  const letters = records.map((record) => readLetter(record)).filter((letter) => letter !== undefined);
  return {
    session: (await currentSession())?.token,
    draft: (await readDraft(owner, 'premium-claim'))?.fields,
    answer: (await readAnswer('claims', owner))?.at,
    letters: (await Promise.all(letters.map(openBody))).sort(),
    pictures: photos.map(({ thumbnail }) => Buffer.from(thumbnail ?? []).toString()),
    bytes: await Promise.all(photos.map(async ({ id }) => Buffer.from((await bytesOf(id)) ?? []).toString())),
  };
}

/** Everything that is stored, as text. */
export async function everythingStored(caches: CachesInMemory): Promise<string> {
  const texts: string[] = [];
  const add = (value: unknown): void => {
    if (value instanceof Uint8Array) texts.push(Buffer.from(value).toString('latin1'));
    else if (value instanceof CryptoKey) return;
    else if (value && typeof value === 'object') Object.entries(value).flat().forEach(add);
    else texts.push(String(value));
  };
  await withDatabase(async (database) => {
    for (const store of database.objectStoreNames) add(await database.getAll(store));
  });
  for (const response of caches.entries.values()) {
    for (const header of response.headers) add(header);
    add(new Uint8Array(await response.clone().arrayBuffer()));
  }
  return texts.join('\n');
}

/** What a page that was closed or killed leaves in memory. */
export async function restart(): Promise<void> {
  dropFromMemory();
  await refreshPin(owner);
}
