import type { ClaimPhoto } from '../../../contract/photos.ts';
import { photoMessages as messages } from '../../../i18n/admin/photos.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/progress.tsx';
import { PaperSign, WaitingSign } from '../../../ui/signs.tsx';
import { PhotoStage } from './photo-stage.tsx';
import styles from './photos.module.css';
import type { LoadedPhoto } from './use-photo-urls.ts';
import type { Turn, Zoom } from './use-photo-view.ts';

type Props = {
  photo: ClaimPhoto;
  number: number;
  /** alternative text, and the name of a file that is downloaded */
  alt: string;
  fileName: string;
  loaded: LoadedPhoto | undefined;
  zoom: Zoom;
  turn: Turn;
  onRetry: () => void;
  onNotShown: () => void;
};

export function CurrentPhoto({ photo, number, alt, fileName, loaded, zoom, turn, onRetry, onNotShown }: Props) {
  if (photo.state === 'stored' && photo.type !== 'application/pdf' && loaded?.url)
    return (
      <PhotoStage key={loaded.url} zoom={zoom} turn={turn}>
        <img src={loaded.url} alt={alt} draggable={false} onError={onNotShown} />
      </PhotoStage>
    );
  return (
    <div className={styles.instead}>
      <Instead {...{ photo, number, fileName, loaded, onRetry }} />
    </div>
  );
}

/** Shown instead of a photograph that cannot be shown. */
function Instead({ photo, number, fileName, loaded, onRetry }: Omit<Props, 'alt' | 'zoom' | 'turn' | 'onNotShown'>) {
  if (photo.state === 'arriving')
    return (
      <Notice sign={WaitingSign} title={messages.arriving(number)}>
        {messages.arrivingText}
      </Notice>
    );
  if (photo.state === 'refused')
    return (
      <Notice kind="bad" alert={false} title={messages.refused(number)}>
        {messages.refusedText}
      </Notice>
    );
  if (loaded?.error)
    return (
      <Notice
        kind={loaded.error.status === undefined ? 'offline' : 'bad'}
        title={loaded.error.message}
        action={
          <Button kind="quiet" onClick={onRetry}>
            {messages.again}
          </Button>
        }
      />
    );
  if (!loaded) return <Spinner label={messages.loading(number)} />;
  const download = (
    <ButtonAnchor kind="quiet" href={loaded.url} download={fileName}>
      {messages.download(formatSize(photo.size))}
    </ButtonAnchor>
  );
  return (
    <Notice sign={PaperSign} title={messages.pdf(number)} action={download}>
      {messages.pdfText}
    </Notice>
  );
}

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
