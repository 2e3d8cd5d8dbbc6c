import { photoPath } from '../../contract/photos.ts';
import { apiBase } from '../api-base.ts';

/** The bytes of a photo that the server has. Undefined if they cannot be fetched now. */
export async function downloadPhoto(
  sha256: string,
  token: string,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const options = { headers, cache: 'no-store', redirect: 'error', ...(signal && { signal }) } as const;
  const response = await fetch(apiBase + photoPath(sha256), options);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
