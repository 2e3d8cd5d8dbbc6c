import { useEffect, useState } from 'react';
import { listen } from '../../../device/channel.ts';
import type { Photo } from '../../../device/photos/photo.ts';
import { photosOfOwner } from '../../../device/photos/store.ts';

/** All photos of a customer on this phone. Undefined until they have been read. */
export function usePhotos(owner: string): readonly Photo[] | undefined {
  const [photos, setPhotos] = useState<readonly Photo[]>();
  useEffect(() => {
    let isCancelled = false;
    const read = () =>
      photosOfOwner(owner).then(
        (found) => !isCancelled && setPhotos(found),
        () => !isCancelled && setPhotos((before) => before ?? []),
      );
    void read();
    const stopListening = listen('photos', () => void read());
    return () => {
      isCancelled = true;
      stopListening();
    };
  }, [owner]);
  return photos;
}
