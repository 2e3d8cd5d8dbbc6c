import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { listen } from '../device/channel.ts';
import { discardDraft, readDraft, saveDraft } from '../device/drafts.ts';
import { draftWriter } from './draft-writer.ts';

type Fields = Record<string, string | boolean>;
const stored = v.object({
  /** the tab that wrote it */
  by: v.string(),
  values: v.record(v.string(), v.union([v.string(), v.boolean()])),
});

export type Kept = 'nothing' | 'saved' | 'not-saved';

export type DraftShown<V> = {
  kept: Kept;
  /** what a form shows when it opens; a new `turn` is a new form */
  found: { values: V | undefined; turn: number } | undefined;
  save: (values: V) => void;
  discard: () => Promise<void>;
  /** before its letter is written, so that no late write brings it back; undone by `save` */
  settle: () => Promise<void>;
};

/** What a customer is writing in a form, kept on this phone as they type. `empty` says which fields there are. */
export function useDraft<V extends Fields>(owner: string, form: string, version: number, empty: V): DraftShown<V> {
  const [found, setFound] = useState<DraftShown<V>['found']>();
  const [kept, setKept] = useState<Kept>('nothing');
  const tab = useMemo(() => crypto.randomUUID(), []);
  const fields = useRef(empty);
  const keptNow = useRef(kept);
  const keep = useCallback((now: Kept) => {
    keptNow.current = now;
    setKept(now);
  }, []);
  const show = useCallback(
    (values: V | undefined) => setFound((before) => ({ values, turn: (before?.turn ?? 0) + 1 })),
    [],
  );

  const writer = useMemo(
    () =>
      draftWriter<V>(
        (values) => saveDraft({ owner, form, version, fields: { by: tab, values } }),
        (saved) => keep(saved ? 'saved' : 'not-saved'),
      ),
    [owner, form, version, tab, keep],
  );

  useEffect(() => {
    let over = false;
    const read = async (first: boolean) => {
      const draft = await readDraft(owner, form).catch(() => undefined);
      if (over) return;
      const parsed = v.safeParse(stored, draft?.fields);
      if (first || (parsed.success && parsed.output.by !== tab && document.hidden)) {
        keep(parsed.success ? 'saved' : 'nothing');
        show(parsed.success ? fitting(fields.current, parsed.output.values) : undefined);
      } else if (!draft && keptNow.current === 'saved' && !writer.isBusy()) {
        // Sent or discarded in another tab: to leave it standing here would be to ask for it twice. What is being typed
        // here in this very moment is something else, and stays.
        keep('nothing');
        show(undefined);
      }
    };
    void read(true);
    const deaf = listen('drafts', () => void read(false));
    return () => {
      over = true;
      deaf();
    };
  }, [owner, form, tab, keep, show, writer]);

  return {
    kept,
    found,
    save: (values) => writer.write(values),
    discard: async () => {
      await writer.stop();
      keep('nothing');
      await discardDraft(owner, form);
      show(undefined);
    },
    settle: async () => {
      await writer.stop();
      keep('nothing');
    },
  };
}

/** A draft of an older form fills the fields that are still there. */
function fitting<V extends Fields>(empty: V, values: Fields): V {
  const known = Object.entries(values).filter(([name, value]) => typeof value === typeof empty[name]);
  return { ...empty, ...Object.fromEntries(known) };
}
