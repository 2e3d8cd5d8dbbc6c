import * as v from 'valibot';
import { announce } from './channel.ts';
import { withDatabase } from './db.ts';

const record = v.object({
  owner: v.string(),
  form: v.string(),
  version: v.number(),
  fields: v.unknown(),
  at: v.number(),
});
export type Draft = v.InferOutput<typeof record>;

/** `fields` is any JSON; `version` is the form's own, for the day it asks for something else. */
export async function saveDraft(draft: Omit<Draft, 'at'>, at = Date.now()): Promise<void> {
  await withDatabase((database) => database.put('drafts', { ...draft, at }));
  announce('drafts');
}

export async function readDraft(owner: string, form: string): Promise<Draft | undefined> {
  const parsed = v.safeParse(record, await withDatabase((database) => database.get('drafts', [owner, form])));
  return parsed.success ? parsed.output : undefined;
}

export async function discardDraft(owner: string, form: string): Promise<void> {
  await withDatabase((database) => database.delete('drafts', [owner, form]));
  announce('drafts');
}
