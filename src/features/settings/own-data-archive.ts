import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { type PhotoType, photoExtensions } from '../../contract/photos.ts';
import { downloadPhoto } from '../../device/photos/download.ts';
import type { OwnData, OwnPhoto, OwnPortrait } from './own-data.ts';

/** The number of the photo being fetched, their count, and the bytes of all of them. */
export type Progress = { number: number; count: number; size: number };

type Fetching = {
  /** by hash; those that are there already are not fetched again */
  fetched: Map<OwnPhoto['sha256'], Blob>;
  token: string;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
};

export async function fetchPhotos(
  photos: OwnPhoto[],
  { fetched, token, signal, onProgress }: Fetching,
): Promise<'all' | 'interrupted' | 'refused'> {
  const size = photos.reduce((sum, photo) => sum + photo.size, 0);
  for (const [at, { sha256 }] of photos.entries()) {
    if (fetched.has(sha256)) continue;
    onProgress({ number: at + 1, count: photos.length, size });
    try {
      const bytes = await downloadPhoto(sha256, token, signal);
      if (bytes) fetched.set(sha256, new Blob([bytes]));
    } catch (error) {
      // What `fetch` rejects with if there was no response, or the reading of it broke off.
      return error instanceof TypeError || signal.aborted ? 'interrupted' : 'refused';
    }
  }
  return 'all';
}

/** Made of blobs, which the browser may keep on disk, so that one photo at a time is in memory. */
export async function archiveOf(
  data: OwnData,
  photos: OwnPhoto[],
  contents: ReadonlyMap<OwnPhoto['sha256'], Blob>,
): Promise<Blob> {
  const names = namesOf(photos);
  const listed = data.photos.map((photo) => ({ ...photo, file: names[photos.indexOf(photo)] ?? null }));
  // As files, not as the data URLs that nobody can open.
  const portraits = data.portraits.map(({ image, ...one }) => ({ ...one, file: portraitNameOf(one.personId, image) }));
  const parts: Blob[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  });
  const json = new ZipDeflate('data.json');
  zip.add(json);
  json.push(strToU8(JSON.stringify({ ...data, photos: listed, portraits }, null, 2)), true);
  // Photographs and PDFs are compressed already.
  const add = (name: string, content: Uint8Array) => {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(content, true);
  };
  for (const [at, { sha256 }] of photos.entries())
    add(names[at] as string, new Uint8Array(await (contents.get(sha256) as Blob).arrayBuffer()));
  for (const { personId, image } of data.portraits) add(portraitNameOf(personId, image), bytesOfDataUrl(image));
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}

const portraitNameOf = (personId: OwnPortrait['personId'], image: string) =>
  `cards/${personId?.replace(/[^\w-]/g, '_') ?? 'holder'}.${image.startsWith('data:image/webp') ? 'webp' : 'jpg'}`;

const bytesOfDataUrl = (url: string) =>
  Uint8Array.from(atob(url.split(',')[1] ?? ''), (character) => character.charCodeAt(0));

/** A folder for the first claim of each photo, under a name that no archive program misreads. */
function namesOf(photos: OwnPhoto[]): string[] {
  const counts = new Map<string, number>();
  return photos.map(({ type, claims: [claim = 'no-claim'] }) => {
    const folder = claim.replace(/[^\w-]/g, '_');
    const number = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, number);
    return `photographs/${folder}/${number}.${photoExtensions[type as PhotoType] ?? 'bin'}`;
  });
}
