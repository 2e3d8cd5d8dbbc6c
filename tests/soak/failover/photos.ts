import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '../../../server/db/database.ts';
import { newId } from '../../../server/db/uuid.ts';
import { endpointOfLetter, idempotencyHeader } from '../../../src/contract/letters.ts';
import { photoLimits, photoPath, photosPath, tus } from '../../../src/contract/photos.ts';
import type { Letter } from '../processes/letters.ts';
import type { Customer } from '../support/customers.ts';
import { type HttpResponse, parseJson, type RequestOptions, sendRequest } from '../support/send-request.ts';
import { pause } from '../support/wait.ts';

export type SentPhoto = { letter: Letter; customer: string; sha256: string; size: number };

const type = 'image/webp';
const protocol = { [tus.versionHeader]: tus.version };
const hash = (of: string | Buffer) => createHash('sha256').update(of).digest('hex');
const base64 = (text: string) => Buffer.from(text).toString('base64');

type Photo = { bytes: Buffer; sha256: string; size: number };

/** Some pieces long, and different each time. */
async function noise(): Promise<Photo> {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a31', noise: grain } })
    .webp()
    .toBuffer();
  return { bytes, sha256: hash(bytes), size: bytes.length };
}

/** As a phone does: a claim that announces a photo, then its pieces, each from where the server says. */
export async function sendPhoto(url: string, { id: customer, token }: Customer): Promise<SentPhoto> {
  const photo = await noise();
  const key = newId();
  const claim = { hospital: 'City Hospital', service: 'Routine Checkups', paymentMethod: 'Cash', description: key };
  const body = JSON.stringify({ ...claim, photos: [{ sha256: photo.sha256, type, size: photo.size }] });
  const answer = await untilAnswered(url, [201], {
    method: 'POST',
    path: `/api${endpointOfLetter.claim.path}`,
    token,
    headers: { [idempotencyHeader]: key },
    body,
  });
  let offset = await create(url, token, key, photo);
  while (offset < photo.size) offset = await sendPiece(url, token, photo, offset);
  const letter = { key, body, sha256: hash(body), token, receipts: [parseJson(answer).receipt] };
  return { letter, customer, sha256: photo.sha256, size: photo.size };
}

async function create(url: string, token: string, letter: string, { sha256, size }: Photo): Promise<number> {
  const created = await untilAnswered(url, [201], {
    method: 'POST',
    path: `/api${photosPath}`,
    token,
    headers: {
      ...protocol,
      [tus.lengthHeader]: String(size),
      [tus.metadataHeader]: `letter ${base64(letter)},sha256 ${base64(sha256)},type ${base64(type)}`,
    },
  });
  return Number(created.headers[tus.offsetHeader]);
}

/** 409 tells the offset as well: the piece had arrived, and its answer had not. */
async function sendPiece(url: string, token: string, { sha256, bytes }: Photo, offset: number): Promise<number> {
  const sent = await untilAnswered(url, [204, 409], {
    method: 'PATCH',
    path: `/api${photoPath(sha256)}`,
    token,
    headers: { ...protocol, 'content-type': tus.pieceType, [tus.offsetHeader]: String(offset) },
    body: bytes.subarray(offset, offset + photoLimits.pieceBytes),
  });
  return Number(sent.headers[tus.offsetHeader]);
}

async function untilAnswered(url: string, wanted: number[], request: RequestOptions): Promise<HttpResponse> {
  for (;;) {
    const response = await sendRequest(url, request).catch(() => undefined);
    if (response && wanted.includes(response.status)) return response;
    if (response && response.status !== 503) throw new Error(`${request.path}: ${response.status} ${response.text}`);
    await pause(100);
  }
}

/** Those that are not stored whole. */
export async function countLost({ scripts }: Database, sent: SentPhoto[]): Promise<number> {
  const rows = (await scripts((run) =>
    run(`select user_id, sha256, size from photos where state = 'stored' and octet_length(bytes) = size`),
  )) as unknown as { user_id: string; sha256: string; size: number }[];
  const stored = new Set(rows.map((row) => [row.user_id, row.sha256, row.size].join()));
  return sent.filter(({ customer, sha256, size }) => !stored.has([customer, sha256, size].join())).length;
}
