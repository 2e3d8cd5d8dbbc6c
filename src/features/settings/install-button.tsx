import { useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { installation } from '../../start/install-prompt.ts';
import { Button } from '../../ui/button.tsx';

/** Always here when the browser can install the app, however the offer was answered. */
export function InstallButton() {
  const { install } = useMessages('settings').phone;
  const { byHand } = useMessages('layout').install;
  const mode = useSyncExternalStore(installation.subscribe, installation.mode, () => 'none' as const);
  if (mode === 'none') return null;
  if (mode === 'manual') return <p>{byHand}</p>;
  return (
    <Button kind="quiet" onClick={() => void installation.accept()}>
      {install}
    </Button>
  );
}
