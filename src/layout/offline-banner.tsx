import { useMessages } from '../i18n/use-messages.tsx';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from './use-online.ts';

export function OfflineBanner() {
  const messages = useMessages('layout').offline;
  return useOnline() ? null : <Notice kind="offline">{messages.band}</Notice>;
}
