import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { type PhotoType, photoExtensions } from '../../contract/photos.ts';
import { type Result, request } from '../../device/api-client.ts';
import { downloadPhoto } from '../../device/photos/download.ts';
import type { Session } from '../../device/session.ts';
import type { Failure } from './outcome.tsx';

/** Loose schemas, so that fields added by a newer server are exported as well. */
const photo = v.looseObject({
  sha256: v.string(),
  type: v.string(),
  size: v.number(),
  state: v.string(),
  claims: v.array(v.string()),
});
type OwnPhoto = v.InferOutput<typeof photo>;
const answer = v.looseObject({ account: v.looseObject({ id: v.string() }), photos: v.optional(v.array(photo), []) });
type Answer = v.InferOutput<typeof answer>;
const ownDataEndpoint = { ...endpoints.ownData, answer };

/** The number of the photo being fetched, their count, and the bytes of all of them. */
export type Progress = { number: number; count: number; size: number };
export type OwnDataResult =
  | { kind: 'archive'; content: Blob }
  | { kind: 'interrupted'; fetched: number; count: number }
  | { kind: 'stopped' }
  | { kind: 'failed'; failure: Failure };

/** Fetches everything stored about the customer. What was fetched before an interruption is not fetched again. */
export function useOwnData({ token }: Session) {
  const fetched = useRef(new Map<string, Blob>());
  const answered = useRef<Answer>(undefined);
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => () => controller.current?.abort(), []);

  async function fetchPhotos(photos: OwnPhoto[], signal: AbortSignal): Promise<'all' | 'interrupted' | 'refused'> {
    const size = photos.reduce((sum, photo) => sum + photo.size, 0);
    for (const [at, { sha256 }] of photos.entries()) {
      if (fetched.current.has(sha256)) continue;
      setProgress({ number: at + 1, count: photos.length, size });
      try {
        const bytes = await downloadPhoto(sha256, token, signal);
        if (bytes) fetched.current.set(sha256, new Blob([bytes]));
      } catch (error) {
        // What `fetch` rejects with if there was no response, or the reading of it broke off.
        return error instanceof TypeError || signal.aborted ? 'interrupted' : 'refused';
      }
    }
    return 'all';
  }

  /** All data but the photographs. Undefined if it was stopped meanwhile. */
  async function ask(currentPassword: string): Promise<Result<Answer> | undefined> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const result = await request(ownDataEndpoint, { payload: { currentPassword }, token, signal });
    if (signal.aborted) return undefined;
    if (result.kind === 'answer') answered.current = result.answer;
    return result;
  }

  /** Fetches the photographs of what was answered, and packs all of it. */
  async function complete({ withPhotos }: { withPhotos: boolean }): Promise<OwnDataResult> {
    const answer = answered.current;
    if (!answer) return { kind: 'stopped' };
    controller.current = new AbortController();
    const { signal } = controller.current;
    const photos = withPhotos ? answer.photos.filter(({ state }) => state === 'stored') : [];
    const end = await fetchPhotos(photos, signal);
    setProgress(undefined);
    const isFetched = ({ sha256 }: OwnPhoto) => fetched.current.has(sha256);
    // After an interruption it goes on without the password: the server limits how often all data is asked for.
    if (end !== 'interrupted') answered.current = undefined;
    if (signal.aborted) return { kind: 'stopped' };
    if (end === 'refused') {
      // Says why, for example that the session has ended.
      const refused = await request(endpoints.sessions, { token, signal });
      if (refused.kind !== 'answer') return { kind: 'failed', failure: refused };
    }
    if (end !== 'all') return { kind: 'interrupted', fetched: photos.filter(isFetched).length, count: photos.length };
    const { archiveOf } = await import('./own-data-archive.ts');
    return { kind: 'archive', content: await archiveOf(...filesOf(answer, photos.filter(isFetched))) };
  }

  /** The answer with the names of the files, and the files. */
  function filesOf(answer: Answer, photos: OwnPhoto[]): [Answer, Map<string, Blob>] {
    const names = namesOf(photos);
    const files = photos.map(({ sha256 }, at) => [names[at], fetched.current.get(sha256)] as [string, Blob]);
    const listed = answer.photos.map((one) => ({ ...one, file: names[photos.indexOf(one)] ?? null }));
    return [{ ...answer, photos: listed }, new Map(files)];
  }

  return {
    progress,
    ask,
    complete,
    mayGoOn: () => answered.current !== undefined,
    stop: () => controller.current?.abort(),
  };
}

/** The names in the archive: a folder for the first claim of each photo, under a name that no archive program misreads. */
function namesOf(photos: OwnPhoto[]): string[] {
  const counts = new Map<string, number>();
  return photos.map(({ type, claims: [claim = 'no-claim'] }) => {
    const folder = claim.replace(/[^\w-]/g, '_');
    const number = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, number);
    return `photographs/${folder}/${number}.${photoExtensions[type as PhotoType] ?? 'bin'}`;
  });
}
