import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Made of blobs, which the browser may keep on disk, so that one photo at a time is in memory. */
export async function archiveOf(data: unknown, photos: ReadonlyMap<string, Blob>): Promise<Blob> {
  const parts: Blob[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  });
  const json = new ZipDeflate('data.json');
  zip.add(json);
  json.push(strToU8(JSON.stringify(data, null, 2)), true);
  for (const [name, content] of photos) {
    // Photographs and PDFs are compressed already.
    const photo = new ZipPassThrough(name);
    zip.add(photo);
    photo.push(new Uint8Array(await content.arrayBuffer()), true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
