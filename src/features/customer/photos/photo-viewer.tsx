import { useEffect, useState } from 'react';
import type { PhotoType } from '../../../contract/photos.ts';
import { downloadPhoto } from '../../../device/photos/download.ts';
import type { Photo } from '../../../device/photos/photo.ts';
import { bytesOf } from '../../../device/photos/store.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/progress.tsx';
import { useSession } from '../session-store.ts';
import styles from './photos.module.css';
import { useObjectUrl } from './thumbnail.tsx';

/** `id`: on this phone. Its bytes are there until the server has them, and come from the server afterwards. */
export type ViewedPhoto = Pick<Photo, 'sha256' | 'type' | 'thumbnail'> & { id?: string };

type Props = { photo: ViewedPhoto; title: string; onClose: () => void };

export function PhotoViewer({ photo, title, onClose }: Props) {
  const messages = useMessages('photos');
  const bytes = usePhotoBytes(photo);
  const url = useObjectUrl(
    bytes === 'missing' ? photo.thumbnail : bytes,
    bytes === 'missing' ? 'image/webp' : photo.type,
  );
  return (
    <Dialog open title={title} closeLabel={messages.close} onClose={onClose}>
      {!bytes && <Spinner label={messages.loading} />}
      {url && <Content url={url} type={bytes === 'missing' ? 'image/webp' : photo.type} />}
      {bytes === 'missing' && <p role="status">{messages.onlySmall}</p>}
    </Dialog>
  );
}

/** A PDF is given to the phone's own viewer. */
function Content({ url, type }: { url: string; type: PhotoType }) {
  const messages = useMessages('photos');
  if (type !== 'application/pdf') return <img className={styles.large} src={url} alt="" />;
  return (
    <ButtonAnchor href={url} download="tenawas.pdf">
      {messages.open}
    </ButtonAnchor>
  );
}

function usePhotoBytes({ id, sha256 }: ViewedPhoto): Uint8Array<ArrayBuffer> | 'missing' | undefined {
  const [bytes, setBytes] = useState<Uint8Array<ArrayBuffer> | 'missing'>();
  const token = useSession(({ session }) => session?.token);
  useEffect(() => {
    let isCancelled = false;
    const read = async () =>
      (id === undefined ? undefined : await bytesOf(id)) ??
      (token && (await downloadPhoto(sha256, token))) ??
      'missing';
    read()
      .catch(() => 'missing' as const)
      .then((found) => !isCancelled && setBytes(found || 'missing'));
    return () => {
      isCancelled = true;
    };
  }, [id, sha256, token]);
  return bytes;
}
