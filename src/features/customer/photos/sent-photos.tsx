import { useState } from 'react';
import type { ClaimPhoto } from '../../../contract/photos.ts';
import type { Photo } from '../../../device/photos/photo.ts';
import { replacePhoto } from '../../../device/photos/store.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sendEverythingNow } from '../outbox-store.ts';
import { PhotoPicker } from '../photo-picker.tsx';
import { PhotoItem } from './photo-item.tsx';
import { PhotoViewer, type ViewedPhoto } from './photo-viewer.tsx';
import styles from './photos.module.css';
import type { NotPrepared } from './prepare-photo.ts';
import { type SentPhoto, sentPhotosOf } from './sent-photo.ts';
import { usePhotoSize } from './use-photo-size.ts';
import { usePhotos } from './use-photos.ts';
import { useWifiOnly } from './use-wifi-only.ts';

type Props = {
  owner: string;
  /** the letter that they were submitted with */
  letterId: string | undefined;
  /** what the server knows of them */
  claimPhotos?: readonly ClaimPhoto[] | undefined;
};

/** The photos of a submitted claim: which have arrived, and what is still to come. */
export function SentPhotos({ owner, letterId, claimPhotos = [] }: Props) {
  const messages = useMessages('photos');
  const stored = usePhotos(owner);
  const wifiOnly = useWifiOnly();
  const [viewed, setViewed] = useState<ViewedPhoto>();
  const photos = sentPhotosOf(stored ?? [], letterId, claimPhotos);
  if (!stored || photos.length === 0) return null;
  const arrived = photos.filter(({ state }) => state === 'stored' || state === 'refused').length;
  const isWaiting = photos.some(({ state }) => state === 'waiting');
  return (
    <section className={styles.photos}>
      <h2 className={styles.heading}>{messages.sent}</h2>
      <p role="status" className={styles.status}>
        {messages.arrived(arrived, photos.length)}{' '}
        {isWaiting && (wifiOnly.isChosen ? messages.heldForWifi : messages.follow)}
      </p>
      <ol className={styles.list}>
        {photos.map((photo, at) => (
          <SentPhotoItem
            key={photo.sha256}
            photo={photo}
            name={messages.name(at + 1, photos.length)}
            onView={setViewed}
          />
        ))}
      </ol>
      {photos.some(({ state }) => state === 'missing') && <p className={styles.quiet}>{messages.missing}</p>}
      {isWaiting && (
        <div>
          <Button kind="quiet" onClick={() => void sendEverythingNow()}>
            {messages.sendNow}
          </Button>
        </div>
      )}
      {viewed && (
        <PhotoViewer
          photo={viewed}
          title={messages.name(photos.findIndex(({ sha256 }) => sha256 === viewed.sha256) + 1, photos.length)}
          onClose={() => setViewed(undefined)}
        />
      )}
    </section>
  );
}

type ItemProps = { photo: SentPhoto; name: string; onView: (photo: ViewedPhoto) => void };

function SentPhotoItem({ photo, name, onView }: ItemProps) {
  const messages = useMessages('photos');
  const sizeText = usePhotoSize();
  const { state, uploaded, size, kept } = photo;
  const status =
    state !== 'waiting'
      ? messages.state[state]
      : uploaded > 0
        ? messages.state.uploading(Math.floor((100 * uploaded) / size))
        : messages.state.waiting(sizeText(size));
  return (
    <PhotoItem
      photo={photo}
      name={name}
      status={status}
      isBad={state === 'refused'}
      onView={state === 'missing' || state === 'refused' ? undefined : () => onView(photo)}
    >
      {state === 'refused' && kept && <Replace refused={kept} />}
    </PhotoItem>
  );
}

function Replace({ refused }: { refused: Photo }) {
  const messages = useMessages('photos');
  const [problem, setProblem] = useState<NotPrepared | 'full'>();
  const replace = async (file: File | undefined) => {
    const { preparePhoto } = await import('./prepare-photo.ts');
    const prepared = file && (await preparePhoto(file).catch(() => 'not-readable' as const));
    if (!prepared) return;
    if (typeof prepared === 'string') return setProblem(prepared);
    const isStored = await replacePhoto(refused, prepared).then(
      () => true,
      () => false,
    );
    setProblem(isStored ? undefined : 'full');
    if (isStored) void sendEverythingNow();
  };
  return (
    <>
      <PhotoPicker label={messages.replace} onPick={([file]) => void replace(file)} />
      {problem && <Notice kind="bad">{messages.failed[problem]}</Notice>}
    </>
  );
}
