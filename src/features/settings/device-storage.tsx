import { useEffect, useState } from 'react';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { CopyOfWaiting } from './export-letters.tsx';

/** Whether the phone promises to keep what is saved on it. */
export function KeptOnThisPhone({ session }: { session: Session }) {
  const messages = useMessages('settings').phone;
  const [promised, setPromised] = useState<boolean>();
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    void navigator.storage?.persisted().then(setPromised);
  }, []);
  const ask = async () => {
    setPromised(await navigator.storage.persist());
    setAsked(true);
  };

  if (promised === undefined) return null;
  return (
    <LedgerEntry heading={messages.heading}>
      <p>{promised ? messages.keeps : messages.mayClear}</p>
      {!promised && (
        <Button kind="quiet" onClick={() => void ask()}>
          {messages.ask}
        </Button>
      )}
      <CopyOfWaiting session={session} />
      {asked && !promised && <Notice>{messages.refused}</Notice>}
    </LedgerEntry>
  );
}
