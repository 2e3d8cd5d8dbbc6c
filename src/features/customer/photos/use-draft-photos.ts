import { useRef, useState } from 'react';
import { photoLimits } from '../../../contract/photos.ts';
import type { Photo, PreparedPhoto } from '../../../device/photos/photo.ts';
import { addPhotoToDraft, photosOfOwner } from '../../../device/photos/store.ts';
import type { Draft } from '../use-draft.ts';
import type { NotPrepared } from './prepare-photo.ts';
import { usePhotos } from './use-photos.ts';

export type DraftPhotos = {
  photos: readonly Photo[];
  /** prepared, but this phone has no room for them */
  unsaved: readonly PreparedPhoto[];
  isPreparing: boolean;
  problem: NotPrepared | undefined;
  /** the names of the files that were chosen beyond the most that a claim takes */
  leftOut: readonly string[];
  add: (files: readonly File[]) => void;
  dropUnsaved: (photo: PreparedPhoto) => void;
  /** Drops what is being prepared and what is not saved; the rest belongs to the draft. */
  discard: () => void;
  /**
   * Waits for what is being prepared and tries again to save the rest. `problem`: a file turned out to be unusable meanwhile, or one too many;
   * `full`: something is still not saved.
   */
  settle: () => Promise<readonly Photo[] | 'problem' | 'full'>;
};

type Options<V> = { owner: string; draft: Draft<V>; values: V; refusedLetterId: string | undefined };

/** The photos of a form: those of its draft, and those of the refused letter that it corrects. */
export function useDraftPhotos<V>({ owner, draft, values, refusedLetterId }: Options<V>): DraftPhotos {
  const stored = usePhotos(owner);
  const latestValues = useRef(values);
  latestValues.current = values;
  const [unsaved, setUnsaved] = useState<readonly PreparedPhoto[]>([]);
  const latestUnsaved = useRef(unsaved);
  const [pending, setPending] = useState(0);
  const [problem, setProblem] = useState<NotPrepared>();
  const work = useRef(Promise.resolve());
  const hasFailed = useRef(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const discards = useRef(0);

  const isOfForm = ({ holder }: Photo) => holder === draft.currentId() || holder === refusedLetterId;
  const read = async () => (await photosOfOwner(owner)).filter(isOfForm);
  const updateUnsaved = (photos: readonly PreparedPhoto[]) => {
    latestUnsaved.current = photos;
    setUnsaved(photos);
  };

  const current = async () => [...(await read().catch(() => [])), ...latestUnsaved.current];
  const isFull = async () => (await current()).length >= photoLimits.perClaim;

  async function save(photo: PreparedPhoto, discardsBefore = discards.current): Promise<void> {
    const isThere = (await current()).some(({ sha256 }) => sha256 === photo.sha256);
    if (isThere || (await isFull()) || discards.current !== discardsBefore) return;
    const isSaved = await draft.saveWith(latestValues.current, (record) => addPhotoToDraft(record, photo));
    if (!isSaved) updateUnsaved([...latestUnsaved.current, photo]);
  }

  const fail = (reason: NotPrepared) => {
    hasFailed.current = true;
    setProblem(reason);
  };

  const leaveOut = ({ name }: File) => {
    hasFailed.current = true;
    setLeftOut((names) => [...names, name]);
  };

  async function prepare(file: File, discardsBefore: number): Promise<void> {
    try {
      if (discards.current !== discardsBefore) return;
      if (await isFull()) return leaveOut(file);
      const { preparePhoto } = await import('./prepare-photo.ts');
      const prepared = await preparePhoto(file);
      if (discards.current !== discardsBefore) return;
      if (typeof prepared === 'string') fail(prepared);
      else await save(prepared, discardsBefore);
    } catch {
      fail('not-readable');
    } finally {
      setPending((count) => count - 1);
    }
  }

  return {
    photos: stored?.filter(isOfForm) ?? [],
    unsaved,
    isPreparing: pending > 0,
    problem,
    leftOut,
    add: (files) => {
      setProblem(undefined);
      setLeftOut([]);
      setPending((count) => count + files.length);
      const discardsBefore = discards.current;
      // One after another, since each needs a lot of memory.
      for (const file of files) work.current = work.current.then(() => prepare(file, discardsBefore));
    },
    dropUnsaved: (photo) => updateUnsaved(latestUnsaved.current.filter((one) => one !== photo)),
    discard: () => {
      discards.current += 1;
      setProblem(undefined);
      setLeftOut([]);
      updateUnsaved([]);
    },
    settle: async () => {
      hasFailed.current = false;
      await work.current;
      if (hasFailed.current) return 'problem';
      const again = latestUnsaved.current;
      updateUnsaved([]);
      for (const photo of again) await save(photo);
      return latestUnsaved.current.length > 0 ? 'full' : read();
    },
  };
}
