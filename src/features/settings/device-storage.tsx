import { useEffect, useState } from 'react';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { ExportLetters } from './export-letters.tsx';

/** Whether the browser persists the storage of this site, and a button to request it. */
export function DeviceStorage({ session }: { session: Session }) {
  const messages = useMessages('settings').phone;
  const [isPersisted, setIsPersisted] = useState<boolean>();
  const [hasRequested, setHasRequested] = useState(false);

  useEffect(() => {
    void navigator.storage?.persisted().then(setIsPersisted);
  }, []);
  const requestPersistence = async () => {
    setIsPersisted(await navigator.storage.persist());
    setHasRequested(true);
  };

  if (isPersisted === undefined) return null;
  return (
    <LedgerEntry heading={messages.heading}>
      <p>{isPersisted ? messages.keeps : messages.mayClear}</p>
      {!isPersisted && (
        <Button kind="quiet" onClick={() => void requestPersistence()}>
          {messages.ask}
        </Button>
      )}
      <ExportLetters session={session} />
      {hasRequested && !isPersisted && <Notice>{messages.refused}</Notice>}
    </LedgerEntry>
  );
}
