import { useLayoutEffect, useRef } from 'react';
import type { ClaimPhoto } from '../../../contract/photos.ts';
import { photoMessages as messages } from '../../../i18n/admin/photos.ts';
import { BadSign, PaperSign, WaitingSign } from '../../../ui/signs.tsx';
import styles from './photos.module.css';
import type { LoadedPhoto } from './use-photo-urls.ts';

type Props = {
  photos: readonly ClaimPhoto[];
  index: number;
  loaded: (photo: ClaimPhoto) => LoadedPhoto | undefined;
  onChoose: (index: number) => void;
};

const signs = { stored: () => null, arriving: WaitingSign, refused: BadSign, pdf: PaperSign };

/** Each with its number, and its picture once that is there. */
export function Thumbnails({ photos, index, loaded, onChoose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  // `scrollIntoView` would scroll the page as well.
  useLayoutEffect(() => {
    const item = list.current?.children[index];
    if (list.current && item instanceof HTMLElement)
      list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
  }, [index]);
  return (
    <ol ref={list} className={styles.thumbnails} aria-label={messages.choose}>
      {photos.map((photo, place) => {
        const look = photo.state === 'stored' && photo.type === 'application/pdf' ? 'pdf' : photo.state;
        const Sign = signs[look];
        const url = look === 'stored' ? loaded(photo)?.url : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of the claim, and the same photograph may be in it twice
          <li key={place}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={`${messages.position(place + 1, photos.length)}${messages.thumbnail[look]}`}
              aria-current={place === index || undefined}
              onClick={() => onChoose(place)}
            >
              {url && <img src={url} alt="" draggable={false} />}
              <Sign />
              <span className={styles.number}>{place + 1}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
