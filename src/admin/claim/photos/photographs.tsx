import type { MouseEvent } from 'react';
import type { AdminClaim } from '../../../contract/admin/claims.ts';
import type { ClaimPhoto } from '../../../contract/photos.ts';
import { photoQuestions } from '../../../i18n/admin/photo-questions.ts';
import { photoMessages as messages } from '../../../i18n/admin/photos.ts';
import { Button } from '../../../ui/button.tsx';
import { useKeyboardShortcuts } from '../../keyboard-shortcuts.tsx';
import { CurrentPhoto } from './current-photo.tsx';
import { photoShortcuts } from './photo-shortcuts.ts';
import { PhotoTools } from './photo-tools.tsx';
import styles from './photos.module.css';
import { Thumbnails } from './thumbnails.tsx';
import { usePhotoUrls } from './use-photo-urls.ts';
import { usePhotoView } from './use-photo-view.ts';

type Props = {
  claim: Pick<AdminClaim, 'id' | 'number'> & { customer: Pick<AdminClaim['customer'], 'language'> };
  photos: readonly ClaimPhoto[];
  /** with a question to the customer; missing while none may be asked */
  onAskAgain: ((question: string) => void) | undefined;
};

/** The photographs of a claim, one of them large. */
export function Photographs({ claim, photos, onAskAgain }: Props) {
  const view = usePhotoView(photos);
  const { index, zoom, turn } = view;
  const photo = photos[index];
  const urls = usePhotoUrls(claim.id, photos, photo);
  const choose = (place: number) => {
    const chosen = photos.at(place % photos.length);
    // One that was fetched ahead in vain is fetched again.
    if (chosen) urls.retry(chosen);
    view.choose(place);
  };
  const steps = { ...view, next: () => choose(index + 1), previous: () => choose(index - 1) };
  const loaded = photo && urls.of(photo);
  const isPdf = photo?.type === 'application/pdf';
  const isShown = photo?.state === 'stored' && !isPdf && loaded?.url !== undefined;
  // Not while it is fetched, or the server cannot be reached.
  const isJudged = photo?.state === 'refused' || loaded?.url !== undefined || loaded?.error?.status !== undefined;
  const { next, previous, zoomIn, zoomOut, fit, rotate } = photoShortcuts;
  useKeyboardShortcuts({
    ...(photos.length > 1 && { [next]: steps.next, [previous]: steps.previous }),
    ...(isShown && {
      [zoomIn]: view.zoomIn,
      '=': view.zoomIn,
      [zoomOut]: view.zoomOut,
      [fit]: view.fit,
      [rotate]: view.rotate,
    }),
  });
  if (!photo) return null;
  const number = index + 1;
  const position = messages.position(number, photos.length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes no input, it only leaves the focus where it is
    <div className={styles.viewer} onMouseDown={leaveFocusInField}>
      <CurrentPhoto
        photo={photo}
        number={number}
        alt={position}
        fileName={messages.fileName(claim.number, number)}
        loaded={loaded}
        zoom={zoom}
        turn={turn}
        onRetry={() => urls.retry(photo)}
        onNotShown={() => urls.fail(photo, messages.notShown)}
      />
      <p className={styles.position} aria-live="polite">
        {position}
        {zoom > 100 && `, ${messages.zoomed(zoom)}`}
      </p>
      <PhotoTools view={steps} count={photos.length} isShown={isShown} />
      {photos.length > 1 && <Thumbnails photos={photos} index={index} loaded={urls.of} onChoose={choose} />}
      {onAskAgain && isJudged && (
        <Button
          kind="quiet"
          aria-label={messages.askAgainFor(number)}
          onClick={() => onAskAgain(photoQuestions[claim.customer.language](number, isPdf))}
        >
          {messages.askAgain}
        </Button>
      )}
    </div>
  );
}

/** A press on the viewer does not end what is being typed. */
function leaveFocusInField(event: MouseEvent) {
  if (document.activeElement?.matches('input, select, textarea')) event.preventDefault();
}
