import { useId, useState } from 'react';
import { photoLimits } from '../../../contract/photos.ts';
import type { Photo } from '../../../device/photos/photo.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/progress.tsx';
import { PhotoPicker } from '../photo-picker.tsx';
import { DraftPhoto } from './draft-photo.tsx';
import { PhotoItem } from './photo-item.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import styles from './photos.module.css';
import type { DraftPhotos } from './use-draft-photos.ts';
import { usePhotoSize } from './use-photo-size.ts';
import { useWifiOnly } from './use-wifi-only.ts';

type Props = { of: DraftPhotos; carriesPhotos: boolean };

/** The photos of a claim that is being written. */
export function PhotosField({ of, carriesPhotos }: Props) {
  const messages = useMessages('photos');
  const sizeText = usePhotoSize();
  const wifiOnly = useWifiOnly();
  const [viewed, setViewed] = useState<Photo>();
  const headingId = useId();
  const { photos, unsaved, isPreparing, problem, leftOut } = of;
  const count = photos.length + unsaved.length;
  return (
    <section className={styles.photos} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {messages.heading}
      </h2>
      <p className={styles.quiet}>{messages.hint}</p>
      {carriesPhotos && <p className={styles.quiet}>{messages.carried}</p>}
      {count > 0 && (
        <ol className={styles.list}>
          {photos.map((photo, at) => (
            <DraftPhoto
              key={photo.id}
              photo={photo}
              name={messages.name(at + 1, count)}
              before={photos[at - 1]}
              after={photos[at + 1]}
              onView={setViewed}
            />
          ))}
          {unsaved.map((photo, at) => (
            <PhotoItem
              key={photo.sha256}
              photo={photo}
              name={messages.name(photos.length + at + 1, count)}
              status={messages.notKept(sizeText(photo.size))}
              isBad
            >
              <Button kind="plain" onClick={() => of.dropUnsaved(photo)}>
                {messages.remove}
              </Button>
            </PhotoItem>
          ))}
        </ol>
      )}
      <p role="status" className={styles.quiet}>
        {isPreparing && <Spinner label={messages.preparing} />}
      </p>
      {problem && <Notice kind="bad">{messages.failed[problem]}</Notice>}
      {leftOut.length > 0 && <Notice kind="bad">{messages.leftOut(leftOut.join(', '))}</Notice>}
      {unsaved.length > 0 && <Notice kind="bad">{messages.failed.full}</Notice>}
      {count < photoLimits.perClaim ? (
        <PhotoPicker multiple label={count > 0 ? messages.addMore : messages.add} onPick={of.add} />
      ) : (
        <p className={styles.quiet}>{messages.most}</p>
      )}
      {count > 0 && wifiOnly.isChosen !== undefined && (
        <CheckboxField
          label={messages.wifiOnly}
          hint={messages.wifiOnlyHint}
          name="wifi-only"
          checked={wifiOnly.isChosen}
          onChange={({ target }) => wifiOnly.choose(target.checked)}
        />
      )}
      {viewed && (
        <PhotoViewer
          photo={viewed}
          title={messages.name(photos.findIndex(({ id }) => id === viewed.id) + 1, count)}
          onClose={() => setViewed(undefined)}
        />
      )}
    </section>
  );
}
