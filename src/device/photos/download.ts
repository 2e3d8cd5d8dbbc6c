import { photoPath } from '../../contract/photos.ts';
import { apiBase } from '../api-base.ts';

/** The bytes of a photo that the server has. Undefined if they cannot be fetched now. */
export async function downloadPhoto(sha256: string, token: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${apiBase}${photoPath(sha256)}`, { headers, cache: 'no-store', redirect: 'error' });
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
