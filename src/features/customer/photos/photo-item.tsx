import type { ReactNode } from 'react';
import type { Legibility, Photo } from '../../../device/photos/photo.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './photos.module.css';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  photo: Pick<Photo, 'type' | 'thumbnail'>;
  name: string;
  status: string;
  legibility?: Legibility | undefined;
  isBad?: boolean;
  onView?: (() => void) | undefined;
  children?: ReactNode;
};

export function PhotoItem({ photo, name, status, legibility, isBad = false, onView, children }: Props) {
  const messages = useMessages('photos');
  const thumbnail = <Thumbnail bytes={photo.thumbnail} isPdf={photo.type === 'application/pdf'} />;
  return (
    <li className={styles.item}>
      {onView ? (
        <button type="button" className={styles.view} aria-label={`${messages.view}: ${name}`} onClick={onView}>
          {thumbnail}
        </button>
      ) : (
        thumbnail
      )}
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={classNames(styles.status, isBad && styles.bad)}>{status}</p>
        {legibility && legibility !== 'good' && <p className={styles.doubt}>{messages[legibility]}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
