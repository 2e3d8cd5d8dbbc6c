import { useEffect, useState } from 'react';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { ExportLetters } from './export-letters.tsx';
import { InstallButton } from './install-button.tsx';

/** Whether the browser persists the storage of this site, and a button to request it. */
export function DeviceStorage({ session }: { session: Session }) {
  const messages = useMessages('settings').phone;
  const [isPersisted, setIsPersisted] = useState<boolean>();
  const [hasRequested, setHasRequested] = useState(false);
  const [usage, setUsage] = useState<number>();

  useEffect(() => {
    void navigator.storage?.persisted().then(setIsPersisted);
    void navigator.storage?.estimate().then(({ usage }) => setUsage(usage));
  }, []);
  const requestPersistence = async () => {
    setIsPersisted(await navigator.storage.persist());
    setHasRequested(true);
  };

  if (isPersisted === undefined) return null;
  return (
    <LedgerEntry heading={messages.heading}>
      <p>{isPersisted ? messages.keeps : messages.mayClear}</p>
      {usage !== undefined && <p>{messages.used((usage / 1_000_000).toFixed(1))}</p>}
      {!isPersisted && (
        <Button kind="quiet" onClick={() => void requestPersistence()}>
          {messages.ask}
        </Button>
      )}
      <InstallButton />
      <ExportLetters session={session} />
      {hasRequested && !isPersisted && <Notice>{messages.refused}</Notice>}
    </LedgerEntry>
  );
}
