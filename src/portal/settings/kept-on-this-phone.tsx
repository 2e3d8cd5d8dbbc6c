import { useEffect, useState } from 'react';
import type { Session } from '../../device/session.ts';
import { useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LedgerEntry } from '../ledger.tsx';
import { CopyOfWaiting } from './copy-of-waiting.tsx';

/** Whether the phone promises to keep what is saved on it. */
export function KeptOnThisPhone({ session }: { session: Session }) {
  const words = useWords('settings').phone;
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
    <LedgerEntry heading={words.heading}>
      <p>{promised ? words.keeps : words.mayClear}</p>
      {!promised && (
        <Button kind="quiet" onClick={() => void ask()}>
          {words.ask}
        </Button>
      )}
      <CopyOfWaiting session={session} />
      {asked && !promised && <Notice>{words.refused}</Notice>}
    </LedgerEntry>
  );
}
