import { exportLetters } from '../../device/outbox/export.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { saveFile } from './save-file.ts';

const fileName = 'tenawas-letters.json';

/** The last resort: what has not been sent, out of this phone as a file. */
export function CopyOfWaiting({ session }: { session: Session }) {
  const messages = useMessages('settings').phone;
  const waiting = useOutbox((outbox) => outbox.waiting);
  if (waiting === 0) return null;
  const save = async () =>
    handOver(new File([await exportLetters(session.user.id)], fileName, { type: 'application/json' }));
  return (
    <>
      <p>{messages.copyHint}</p>
      <Button kind="quiet" onClick={() => void save()}>
        {messages.copy}
      </Button>
    </>
  );
}

async function handOver(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the sheet has chosen so.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  saveFile(file);
}
