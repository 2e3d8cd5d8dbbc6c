import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { listen } from '../../device/channel.ts';
import { discardDraft, readDraft, type Draft as StoredDraft, saveDraft } from '../../device/drafts.ts';
import { KeyMissing } from '../../device/sealing/sealed.ts';
import { draftWriter } from './draft-writer.ts';

type Fields = Record<string, string | boolean>;
const draftSchema = v.object({
  /** the id of the tab that wrote it */
  by: v.string(),
  values: v.record(v.string(), v.union([v.string(), v.boolean()])),
});

/** `replaced`: another tab has stored a different draft of the same form. */
export type DraftStatus = 'nothing' | 'saved' | 'not-saved' | 'replaced';

type DraftRecord = Omit<StoredDraft, 'at'> & { id: string };

export type Draft<V> = {
  status: DraftStatus;
  /** the initial values, once loaded; used as a key, a new `version` resets the form */
  form: { values: V | undefined; version: number } | undefined;
  /** the id of the draft in this tab; two tabs may write two drafts of a form, of which one is stored */
  currentId: () => string | undefined;
  save: (values: V) => void;
  /** Passes the draft's record to `store`, which writes it in one transaction with something else; false if that failed. */
  saveWith: (values: V, store: (draft: DraftRecord) => Promise<void>) => Promise<boolean>;
  discard: () => Promise<void>;
  /** call before submitting, so that no pending write restores the draft; `save` starts saving again */
  stopSaving: () => Promise<void>;
};

/** The draft of a form, saved in IndexedDB on every change. `empty` lists the fields of the form. */
export function useDraft<V extends Fields>(owner: string, formName: string, schemaVersion: number, empty: V): Draft<V> {
  const [form, setForm] = useState<Draft<V>['form']>();
  const [status, setStatus] = useState<DraftStatus>('nothing');
  const tabId = useMemo(() => crypto.randomUUID(), []);
  const fields = useRef(empty);
  const statusRef = useRef(status);
  const draftRef = useRef<{ id: string | undefined; values?: V }>({ id: undefined });
  const updateStatus = useCallback((next: DraftStatus) => {
    statusRef.current = next;
    setStatus(next);
  }, []);
  const resetForm = useCallback((draft?: { id: string | undefined; values: V }) => {
    draftRef.current = draft ?? { id: crypto.randomUUID() };
    setForm((previous) => ({ values: draft?.values, version: (previous?.version ?? 0) + 1 }));
  }, []);

  const recordOf = useCallback(
    (values: V) => ({ owner, form: formName, version: schemaVersion, fields: { by: tabId, values } }),
    [owner, formName, schemaVersion, tabId],
  );
  const writer = useMemo(
    () =>
      draftWriter<V>(
        (values) => saveDraft({ ...recordOf(values), id: draftRef.current.id }),
        (saved) => updateStatus(saved ? 'saved' : 'not-saved'),
      ),
    [recordOf, updateStatus],
  );

  useEffect(() => {
    let isCancelled = false;
    const read = async (isFirst: boolean) => {
      const draft = await readDraft(owner, formName).catch((error: unknown) =>
        error instanceof KeyMissing ? ('locked' as const) : undefined,
      );
      if (isCancelled) return;
      if (draft === 'locked') {
        // Its PIN was forgotten, or this page is about to be replaced by the lock.
        if (isFirst) resetForm();
        return;
      }
      const parsed = v.safeParse(draftSchema, draft?.fields);
      const { id, values } = draftRef.current;
      const isOtherDraft = draft?.id !== id && values !== undefined;
      if (isFirst || (parsed.success && parsed.output.by !== tabId && document.hidden && !isOtherDraft)) {
        updateStatus(parsed.success ? 'saved' : 'nothing');
        resetForm(
          parsed.success ? { id: draft?.id, values: pickKnownFields(fields.current, parsed.output.values) } : undefined,
        );
      } else if (draft && isOtherDraft && statusRef.current === 'saved' && !writer.isBusy()) {
        // Overwritten by the draft of another tab. This one is saved again when that one is deleted.
        updateStatus('replaced');
      } else if (!draft && statusRef.current === 'saved' && !writer.isBusy()) {
        // Submitted or discarded in another tab: clears the form, so that it is not submitted twice. Changes that are being
        // written here are kept.
        updateStatus('nothing');
        resetForm();
      } else if (!draft && statusRef.current === 'replaced' && values) {
        writer.write(values);
      }
    };
    void read(true);
    const stopListening = listen('drafts', () => void read(false));
    return () => {
      isCancelled = true;
      stopListening();
    };
  }, [owner, formName, tabId, updateStatus, resetForm, writer]);

  return {
    status,
    form,
    currentId: () => draftRef.current.id,
    save: (values) => {
      draftRef.current.values = values;
      writer.write(values);
    },
    saveWith: async (values, store) => {
      await writer.stop();
      // Drafts of older releases have no id.
      const id = draftRef.current.id ?? crypto.randomUUID();
      draftRef.current = { id, values };
      const isStored = await store({ ...recordOf(values), id }).then(
        () => true,
        () => false,
      );
      if (isStored) updateStatus('saved');
      else writer.write(values);
      return isStored;
    },
    discard: async () => {
      await writer.stop();
      updateStatus('nothing');
      await discardDraft(owner, formName, draftRef.current.id);
      resetForm();
    },
    stopSaving: async () => {
      await writer.stop();
      updateStatus('nothing');
    },
  };
}

/** A draft of an older version of the form fills the fields that still exist. */
function pickKnownFields<V extends Fields>(empty: V, values: Fields): V {
  const knownEntries = Object.entries(values).filter(([name, value]) => typeof value === typeof empty[name]);
  return { ...empty, ...Object.fromEntries(knownEntries) };
}
