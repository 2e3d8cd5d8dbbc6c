import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { listen } from '../../device/channel.ts';
import { discardDraft, readDraft, saveDraft } from '../../device/drafts.ts';
import { draftWriter } from './draft-writer.ts';

type Fields = Record<string, string | boolean>;
const stored = v.object({
  /** the tab that wrote it */
  by: v.string(),
  values: v.record(v.string(), v.union([v.string(), v.boolean()])),
});

/** `replaced` is a draft in whose place the phone keeps another. */
export type Kept = 'nothing' | 'saved' | 'not-saved' | 'replaced';

export type DraftShown<V> = {
  kept: Kept;
  /** what a form shows when it opens; a new `turn` is a new form */
  found: { values: V | undefined; turn: number } | undefined;
  /** of what is on the screen: two tabs that begin side by side write two drafts, and the phone keeps one of them */
  id: () => string | undefined;
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
  const shown = useRef<{ id: string | undefined; values?: V }>({ id: undefined });
  const keep = useCallback((now: Kept) => {
    keptNow.current = now;
    setKept(now);
  }, []);
  const show = useCallback((draft?: { id: string | undefined; values: V }) => {
    shown.current = draft ?? { id: crypto.randomUUID() };
    setFound((before) => ({ values: draft?.values, turn: (before?.turn ?? 0) + 1 }));
  }, []);

  const writer = useMemo(
    () =>
      draftWriter<V>(
        (values) => saveDraft({ owner, form, id: shown.current.id, version, fields: { by: tab, values } }),
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
      const { id, values } = shown.current;
      const isAnother = draft?.id !== id && values !== undefined;
      if (first || (parsed.success && parsed.output.by !== tab && document.hidden && !isAnother)) {
        keep(parsed.success ? 'saved' : 'nothing');
        show(parsed.success ? { id: draft?.id, values: fitting(fields.current, parsed.output.values) } : undefined);
      } else if (draft && isAnother && keptNow.current === 'saved' && !writer.isBusy()) {
        // Begun beside this one, and written over it: what stands here is on the screen alone, until there is room again.
        keep('replaced');
      } else if (!draft && keptNow.current === 'saved' && !writer.isBusy()) {
        // Sent or discarded in another tab: to leave it standing here would be to ask for it twice. What is being typed
        // here in this very moment is something else, and stays.
        keep('nothing');
        show();
      } else if (!draft && keptNow.current === 'replaced' && values) {
        writer.write(values);
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
    id: () => shown.current.id,
    save: (values) => {
      shown.current.values = values;
      writer.write(values);
    },
    discard: async () => {
      await writer.stop();
      keep('nothing');
      await discardDraft(owner, form, shown.current.id);
      show();
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
