import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { PaperSign } from '../../../ui/signs.tsx';
import styles from './photos.module.css';

/** The small picture of a photo; a PDF and a photo from another phone have none. */
export function Thumbnail({ bytes, isPdf }: { bytes: Uint8Array<ArrayBuffer> | undefined; isPdf: boolean }) {
  const { pdf } = useMessages('photos');
  const url = useObjectUrl(bytes, 'image/webp');
  if (url) return <img className={styles.thumbnail} src={url} alt="" />;
  return (
    <span className={styles.thumbnail}>
      <PaperSign />
      {isPdf && <span className="visually-hidden">{pdf}</span>}
    </span>
  );
}

/** An address for bytes in memory, as long as they are shown. */
export function useObjectUrl(bytes: Uint8Array<ArrayBuffer> | undefined, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [bytes, type]);
  return url;
}
