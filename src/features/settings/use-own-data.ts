import { useEffect, useRef, useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { type Result, request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import type { Failure } from './outcome.tsx';
import { type OwnData, type OwnPhoto, ownData } from './own-data.ts';
import type { Progress } from './own-data-archive.ts';

const ownDataEndpoint = { ...endpoints.ownData, answer: ownData };

export type OwnDataResult =
  | { kind: 'archive'; content: Blob }
  | { kind: 'interrupted'; fetched: number; count: number }
  | { kind: 'stopped' }
  | { kind: 'failed'; failure: Failure };

/** Fetches everything stored about the customer. What was fetched before an interruption is not fetched again. */
export function useOwnData({ token }: Session) {
  const fetched = useRef(new Map<string, Blob>());
  const answered = useRef<OwnData>(undefined);
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => () => controller.current?.abort(), []);

  /** All data but the photographs. Undefined if it was stopped meanwhile. */
  async function ask(payload: { currentPassword: string }): Promise<Result<OwnData> | undefined> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const result = await request(ownDataEndpoint, { payload, token, signal });
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
    const archive = await import('./own-data-archive.ts').catch(() => undefined);
    const how = { fetched: fetched.current, token, signal, onProgress: setProgress };
    const end = archive ? await archive.fetchPhotos(photos, how) : 'interrupted';
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
    if (!archive || end !== 'all')
      return { kind: 'interrupted', fetched: photos.filter(isFetched).length, count: photos.length };
    return { kind: 'archive', content: await archive.archiveOf(answer, photos.filter(isFetched), fetched.current) };
  }

  return {
    progress,
    ask,
    complete,
    mayGoOn: () => answered.current !== undefined,
    stop: () => controller.current?.abort(),
  };
}
