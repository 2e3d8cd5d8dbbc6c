import { useEffect, useRef, useState } from 'react';
import { adminPhotoPath, type ClaimPhoto } from '../../../contract/photos.ts';
import { deskBytes, type RequestError, toRequestError } from '../../client.ts';

export type LoadedPhoto = { url: string; error?: never } | { url?: never; error: RequestError };
type LoadedPhotos = ReadonlyMap<string, LoadedPhoto>;

const adding = (hash: string, photo: LoadedPhoto) => (before: LoadedPhotos) => new Map(before).set(hash, photo);
const isPdf = ({ type }: ClaimPhoto) => type === 'application/pdf';

/**
 * Object URLs of the photographs by their hash, fetched one after another and the current one first; a PDF only when it
 * is current. They are revoked when the claim's page is left.
 */
export function usePhotoUrls(claimId: string, photos: readonly ClaimPhoto[], current: ClaimPhoto | undefined) {
  const [loaded, setLoaded] = useState<LoadedPhotos>(new Map());
  const urls = useRef<string[]>([]);

  const isWanted = (photo: ClaimPhoto) => photo.state === 'stored' && !loaded.has(photo.sha256);
  const ahead = current && loaded.get(current.sha256)?.error ? [] : photos.filter((photo) => !isPdf(photo));
  const wanted = [...(current ? [current] : []), ...ahead].find(isWanted);
  const hash = wanted?.sha256;
  // Not as a PDF, which a tab of its own would show as a page of the desk.
  const type = wanted && (isPdf(wanted) ? 'application/octet-stream' : wanted.type);

  useEffect(() => {
    if (!hash || !type) return;
    const controller = new AbortController();
    void deskBytes(adminPhotoPath(claimId, hash), controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      if (result.kind !== 'answer') return setLoaded(adding(hash, { error: toRequestError(result) }));
      const url = URL.createObjectURL(new Blob([result.answer], { type }));
      urls.current.push(url);
      setLoaded(adding(hash, { url }));
    });
    return () => controller.abort();
  }, [claimId, hash, type]);

  useEffect(() => {
    const retryUnanswered = () =>
      setLoaded((before) => new Map([...before].filter(([, { error }]) => !error || error.status !== undefined)));
    addEventListener('online', retryUnanswered);
    return () => {
      removeEventListener('online', retryUnanswered);
      for (const url of urls.current) URL.revokeObjectURL(url);
      urls.current = [];
    };
  }, []);

  return {
    of: (photo: ClaimPhoto) => loaded.get(photo.sha256),
    /** It was fetched, but the browser cannot decode it. */
    fail: (photo: ClaimPhoto, message: string) => setLoaded(adding(photo.sha256, { error: { status: 200, message } })),
    retry: (photo: ClaimPhoto) =>
      setLoaded((before) => new Map([...before].filter(([key, { error }]) => key !== photo.sha256 || !error))),
  };
}
