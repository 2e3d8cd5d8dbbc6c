import { photoPath, photosPath, tus } from '../../contract/photos.ts';
import { sendingSignal } from '../abort-sending.ts';
import { apiBase } from '../api-base.ts';
import { requestTimeout } from '../api-client.ts';
import { parseRetryAfter } from '../retry-after.ts';
import type { StoredPhoto } from './photo.ts';

/** `offset`: how much the server has now. `problem`: an error of the server, with the code of what is wrong with the photo. */
export type TusResult =
  | { kind: 'offset'; offset: number }
  | { kind: 'problem'; status: number; code?: string | undefined }
  | { kind: 'unreachable'; retryAfter?: number | undefined };

export type PhotoNetwork = {
  /** How much of it the server has. */
  offset(photo: StoredPhoto, token: string): Promise<TusResult>;
  /** Tells the server of a photo that it does not know, with the letter that it belongs to. */
  create(photo: StoredPhoto, token: string): Promise<TusResult>;
  append(photo: StoredPhoto, token: string, offset: number, piece: Uint8Array): Promise<TusResult>;
};

/** Our part of the tus protocol 1.0. */
export const photoNetwork: PhotoNetwork = {
  offset: ({ sha256 }, token) => send('HEAD', photoPath(sha256), token, {}),
  create: ({ holder, sha256, type, size }, token) => {
    const metadata = Object.entries({ letter: holder, sha256, type }).map(([name, value]) => `${name} ${btoa(value)}`);
    const headers = { [tus.lengthHeader]: String(size), [tus.metadataHeader]: metadata.join() };
    return send('POST', photosPath, token, headers);
  },
  append: ({ sha256 }, token, offset, piece) =>
    send(
      'PATCH',
      photoPath(sha256),
      token,
      { 'content-type': tus.pieceType, [tus.offsetHeader]: String(offset) },
      piece,
    ),
};

async function send(
  method: string,
  path: string,
  token: string,
  headers: Record<string, string>,
  body?: Uint8Array,
): Promise<TusResult> {
  const timeout = AbortSignal.timeout(requestTimeout);
  try {
    const response = await fetch(`${apiBase}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, [tus.versionHeader]: tus.version, ...headers },
      body: (body as BodyInit | undefined) ?? null,
      cache: 'no-store',
      redirect: 'error',
      // Chrome before 116 has no `any`, and waits for the piece that is under way.
      signal: AbortSignal.any?.([timeout, sendingSignal]) ?? timeout,
    });
    return await parse(response);
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Anything without the protocol's header comes from something between the phone and the server. */
async function parse(response: Response): Promise<TusResult> {
  const { status, headers, ok } = response;
  const retryAfter = parseRetryAfter(headers);
  if (status >= 500 || status === 429 || status === 408 || !headers.has(tus.versionHeader))
    return status === 401 ? { kind: 'problem', status } : { kind: 'unreachable', retryAfter };
  const offset = headers.get(tus.offsetHeader);
  if (offset !== null && (ok || status === 409)) return { kind: 'offset', offset: Number(offset) };
  if (ok) return { kind: 'offset', offset: 0 };
  const problem = await response.json().catch(() => undefined);
  return { kind: 'problem', status, code: problem?.errors?.photo?.code };
}
