import type { PayloadInput } from '../../contract/endpoint.ts';
import { endpointOfLetter, type LetterKind } from '../../contract/letters.ts';
import type { Payload } from '../../contract/payload.ts';
import { announce } from '../channel.ts';
import { type Database, finishTransaction, isQuotaExceeded, withDatabase } from '../database.ts';
import { isSameDraft } from '../drafts.ts';
import { backUpPhotos, deletePhotoBackups } from '../photos/backup.ts';
import { readPhoto, type StoredPhoto } from '../photos/photo.ts';
import { sealForSending } from '../photos/seal.ts';
import { sendingKeyId } from '../sealing/pin-record.ts';
import { isSealedBytes, sealText } from '../sealing/sealed.ts';
import { sessionOwner } from '../session-record.ts';
import { sha256Of } from '../sha256.ts';
import { backUp, checkQuota, deleteBackups } from './backup.ts';
import { mayBeEdited } from './edit.ts';
import { type Letter, newLetter, readLetter, type StoredLetter } from './letter.ts';
import { next } from './state-machine.ts';

export type Submission<K extends LetterKind = LetterKind> = {
  owner: string;
  kind: K;
  payload: PayloadInput<(typeof endpointOfLetter)[K]>;
  /** Deleted in the transaction that stores the letter. */
  draft?: { form: string; id: string | undefined };
  /**
   * The id of a letter that `editLetter` turned into the draft. The new letter keeps it, so that the server accepts only one of the
   * two, should the first have arrived after all.
   */
  editedId?: string;
  /** The id of the rejected letter that this one corrects. */
  supersedes?: string;
  /** The ids of the photos that go with it, which are in the payload as well. */
  photos?: readonly string[];
};

export type NotStoredReason = 'full' | 'logged-out' | 'already-corrected' | 'failed';

/** Nothing was stored and the draft was not deleted. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly reason: NotStoredReason;
  constructor(reason: NotStoredReason, cause?: unknown) {
    super(`The letter was not stored: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Resolves once the letter and its backup are stored; rejects with `NotStored`. */
export async function submitLetter<K extends LetterKind>(submission: Submission<K>): Promise<Letter> {
  try {
    const body = JSON.stringify(submission.payload);
    const id = submission.editedId ?? crypto.randomUUID();
    const keyId = await sendingKeyId(submission.owner);
    const sealed = keyId ? await sealText(keyId, body) : body;
    const written = { id, body: sealed, sha256: await sha256Of(body), createdAt: Date.now() };
    await checkQuota(typeof sealed === 'string' ? sealed : sealed.sealed);
    if (keyId) await sealForSending(submission.photos ?? [], keyId);
    const { letter, photos } = await withDatabase((database) => store(database, submission, written, keyId));
    await backUp(letter);
    await backUpPhotos(photos);
    if (submission.supersedes !== undefined) await deleteBackupsOfSuperseded(submission.supersedes).catch(() => {});
    announce('outbox');
    if (submission.draft) announce('drafts');
    if (submission.photos) announce('photos');
    return { ...letter, body };
  } catch (error) {
    if (error instanceof NotStored) throw error;
    throw new NotStored(isQuotaExceeded(error) ? 'full' : 'failed', error);
  }
}

async function deleteBackupsOfSuperseded(id: string): Promise<void> {
  await deleteBackups([id]);
  await deletePhotoBackups(id);
}

function versionOf({ kind, payload: body }: Submission): number {
  const { version, versionOf }: Payload = endpointOfLetter[kind].payload;
  return versionOf?.(body as never) ?? version;
}

type Written = Pick<StoredLetter, 'id' | 'body' | 'sha256' | 'createdAt'>;
type Stored = { letter: StoredLetter; photos: StoredPhoto[] };

async function store(
  database: Database,
  submission: Submission,
  written: Written,
  keyId: string | undefined,
): Promise<Stored> {
  const { owner, kind, draft, supersedes, editedId, photos: photoIds = [] } = submission;
  const stores = ['session', 'drafts', 'outbox', 'photos'] as const;
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  const outbox = transaction.objectStore('outbox');
  if ((await sessionOwner(transaction.objectStore('session'))) !== owner) throw new NotStored('logged-out');
  const wrong = supersedes === undefined ? undefined : readLetter(await outbox.get(supersedes));
  if (supersedes !== undefined && !mayBeCorrected(wrong, owner)) throw new NotStored('already-corrected');

  // A backup may have restored the letter in the meantime, and it may have been sent.
  if (editedId !== undefined && !mayBeEdited(readLetter(await outbox.get(editedId))))
    throw new NotStored('already-corrected');

  const store = transaction.objectStore('photos');
  const found = await Promise.all(photoIds.map(async (id) => readPhoto(await store.get(id))));
  const own = found.filter((photo) => photo?.owner === owner) as StoredPhoto[];
  // Removed in another tab meanwhile.
  if (own.length < photoIds.length) throw new NotStored('failed');
  // Sealed in another tab meanwhile, with a key that the worker does not have.
  const isForPage = ({ thumbnail }: StoredPhoto) => isSealedBytes(thumbnail) && thumbnail.by !== keyId;
  if (keyId && own.some(isForPage)) throw new NotStored('failed');

  const drafts = transaction.objectStore('drafts');
  const sent = draft && isSameDraft(await drafts.get([owner, draft.form]), draft.id);
  const last = await outbox.index('sequence').openKeyCursor(null, 'prev');
  const letter = newLetter({
    ...written,
    owner,
    kind,
    schemaVersion: versionOf(submission),
    sequence: Number(last?.key ?? 0) + 1,
    supersedes: supersedes ?? null,
    ...(editedId !== undefined && { edited: true }),
  });
  const photos = own.map(
    (photo, position): StoredPhoto => ({ ...photo, holder: letter.id, position, state: 'waiting' }),
  );
  await finishTransaction(transaction, [
    outbox.put(letter),
    wrong && outbox.put(next(wrong, { type: 'corrected', by: letter.id })),
    sent && drafts.delete([owner, draft.form]),
    ...photos.map((photo) => store.put(photo)),
  ]);
  return { letter, photos };
}

const mayBeCorrected = (letter: StoredLetter | undefined, owner: string) =>
  letter?.owner === owner && letter.state === 'needs-attention' && !letter.supersededBy;
