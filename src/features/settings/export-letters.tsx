import { exportLetters } from '../../device/outbox/export.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { saveFile } from '../customer/save-file.ts';

const fileName = 'tenawas-letters.json';

/** Exports the letters that have not been sent as a file. */
export function ExportLetters({ session }: { session: Session }) {
  const messages = useMessages('settings').phone;
  const waiting = useOutbox((outbox) => outbox.waiting);
  if (waiting === 0) return null;
  const save = async () =>
    shareOrDownload(new File([await exportLetters(session.user.id)], fileName, { type: 'application/json' }));
  return (
    <>
      <p>{messages.copyHint}</p>
      <Button kind="quiet" onClick={() => void save()}>
        {messages.copy}
      </Button>
    </>
  );
}

async function shareOrDownload(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the share sheet rejects with an AbortError, which is not a failure.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  saveFile(file);
}
