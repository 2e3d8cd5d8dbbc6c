import * as v from 'valibot';
import { announce } from './channel.ts';
import { together, withDatabase } from './database.ts';

const schema = v.object({
  owner: v.string(),
  form: v.string(),
  /** from its first word on, in whichever tab it is gone on with; drafts of older releases have none */
  id: v.optional(v.string()),
  version: v.number(),
  fields: v.unknown(),
  at: v.number(),
});
export type Draft = v.InferOutput<typeof schema>;

/** `fields` is any JSON; `version` is the form's own, for the day it asks for something else. */
export async function saveDraft(draft: Omit<Draft, 'at'>, at = Date.now()): Promise<void> {
  await withDatabase((database) => database.put('drafts', { ...draft, at }));
  announce('drafts');
}

export async function readDraft(owner: string, form: string): Promise<Draft | undefined> {
  const parsed = v.safeParse(schema, await withDatabase((database) => database.get('drafts', [owner, form])));
  return parsed.success ? parsed.output : undefined;
}

/** How many forms a customer has begun on this phone. An array comes after every text, so the range spans all forms. */
export const countDrafts = (owner: string): Promise<number> =>
  withDatabase((database) => database.count('drafts', IDBKeyRange.bound([owner], [owner, []])));

/** Whether this is what stands under its owner and form, and not what was begun in another tab beside it. */
export const isDraft = (record: unknown, id: string | undefined) => v.is(schema, record) && record.id === id;

export async function discardDraft(owner: string, form: string, id?: string): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const found = await transaction.store.get([owner, form]);
    await together(transaction, [isDraft(found, id) && transaction.store.delete([owner, form])]);
  });
  announce('drafts');
}
