import { useMessages } from '../../../i18n/use-messages.tsx';

export function usePhotoSize(): (bytes: number) => string {
  const { size } = useMessages('photos');
  return (bytes) => size(Math.max(1, Math.round(bytes / 1024)));
}
