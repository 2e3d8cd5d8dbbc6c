import type { Photo } from '../../../device/photos/photo.ts';
import { removePhoto, swapPhotos } from '../../../device/photos/store.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ChevronSign } from '../../../ui/signs.tsx';
import { PhotoItem } from './photo-item.tsx';
import styles from './photos.module.css';
import { usePhotoSize } from './use-photo-size.ts';

type Props = {
  photo: Photo;
  name: string;
  before: Photo | undefined;
  after: Photo | undefined;
  onView: (photo: Photo) => void;
};

/** A photo of a form, which can be moved and removed. */
export function DraftPhoto({ photo, name, before, after, onView }: Props) {
  const messages = useMessages('photos');
  const sizeText = usePhotoSize();
  const status = messages.kept(sizeText(photo.size));
  return (
    <PhotoItem photo={photo} name={name} status={status} legibility={photo.legibility} onView={() => onView(photo)}>
      {before && (
        <button
          type="button"
          className={classNames(styles.move, styles.up)}
          aria-label={`${messages.earlier}: ${name}`}
          onClick={() => void swapPhotos(photo, before)}
        >
          <ChevronSign />
        </button>
      )}
      {after && (
        <button
          type="button"
          className={styles.move}
          aria-label={`${messages.later}: ${name}`}
          onClick={() => void swapPhotos(photo, after)}
        >
          <ChevronSign />
        </button>
      )}
      <Button kind="plain" aria-label={`${messages.remove}: ${name}`} onClick={() => void removePhoto(photo)}>
        {messages.remove}
      </Button>
    </PhotoItem>
  );
}
