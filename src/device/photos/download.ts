import { photoPath } from '../../contract/photos.ts';
import { apiBase } from '../api-base.ts';

/** The bytes of a photo. Undefined if the server has none; rejects if they cannot be fetched now. */
export async function downloadPhoto(
  sha256: string,
  token: string,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const options = { headers, cache: 'no-store', redirect: 'error', ...(signal && { signal }) } as const;
  const response = await fetch(apiBase + photoPath(sha256), options);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The photo was answered with ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
