import * as v from 'valibot';
import { announce } from './channel.ts';
import { finishTransaction, withDatabase } from './database.ts';
import { deletePhotosOf } from './photos/delete.ts';
import { ownKeyId } from './sealing/pin-record.ts';
import { openJson, sealJson } from './sealing/sealed.ts';

const schema = v.object({
  owner: v.string(),
  form: v.string(),
  /** Created with the draft and shared by all tabs that edit it; drafts of older releases have none. */
  id: v.optional(v.string()),
  version: v.number(),
  fields: v.unknown(),
  at: v.number(),
});
export type Draft = v.InferOutput<typeof schema>;

/** `fields` is any JSON; `version` is that of the form. */
export async function saveDraft(draft: Omit<Draft, 'at'>, at = Date.now()): Promise<void> {
  const sealed = await sealDraft(draft);
  await withDatabase((database) => database.put('drafts', { ...sealed, at }));
  announce('drafts');
}

/** As it is stored: with a PIN, its fields are sealed. */
export async function sealDraft<D extends Pick<Draft, 'owner' | 'fields'>>(draft: D): Promise<D> {
  return { ...draft, fields: await sealJson(await ownKeyId(draft.owner), draft.fields) };
}

/** Rejects with `KeyMissing` while the app is locked. */
export async function readDraft(owner: string, form: string): Promise<Draft | undefined> {
  const parsed = v.safeParse(schema, await withDatabase((database) => database.get('drafts', [owner, form])));
  return parsed.success ? { ...parsed.output, fields: await openJson(parsed.output.fields) } : undefined;
}

// Arrays sort after strings in IndexedDB, so the range contains all forms.
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

/** A customer's drafts, newest first, without what is in them. */
export async function draftsOf(owner: string): Promise<Omit<Draft, 'fields'>[]> {
  const records = await withDatabase((database) => database.getAll('drafts', allOf(owner)));
  return records.filter((record) => v.is(schema, record)).sort((a, b) => b.at - a.at);
}

/** Counts a customer's drafts. */
export const countDrafts = (owner: string): Promise<number> =>
  withDatabase((database) => database.count('drafts', allOf(owner)));

/** Whether the stored draft has this id, rather than being a draft begun in another tab. */
export const isSameDraft = (record: unknown, id: string | undefined) => v.is(schema, record) && record.id === id;

export async function discardDraft(owner: string, form: string, id?: string): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(['drafts', 'photos', 'photoBytes'], 'readwrite');
    const drafts = transaction.objectStore('drafts');
    const isThis = isSameDraft(await drafts.get([owner, form]), id);
    if (id !== undefined) await deletePhotosOf(transaction, owner, id);
    await finishTransaction(transaction, [isThis && drafts.delete([owner, form])]);
  });
  announce('drafts');
  announce('photos');
}
