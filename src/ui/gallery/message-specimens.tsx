import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Notice } from '../notice.tsx';
import { GoodSign, LockSign, PencilSign, PhoneSign, SendingSign } from '../signs.tsx';
import { toast } from '../toast.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

export function MessageSpecimens() {
  const [open, setOpen] = useState<'none' | 'plain' | 'urgent'>('none');
  const close = () => setOpen('none');
  return (
    <>
      <Specimen name="Badges: neutral, good, waiting, bad, premium, warm">
        <Badge>Draft</Badge>
        <Badge kind="good">Approved</Badge>
        <Badge kind="waiting">Pending</Badge>
        <Badge kind="bad">Declined</Badge>
        <Badge kind="premium">Premium</Badge>
        <Badge kind="warm">Next step</Badge>
      </Specimen>
      <Specimen name="The five states of a letter">
        <Badge kind="waiting" sign={PhoneSign}>
          Saved on this phone, not sent yet
        </Badge>
        <Badge kind="neutral" sign={SendingSign}>
          Sending
        </Badge>
        <Badge kind="good" sign={GoodSign}>
          Sent, receipt R-20417
        </Badge>
        <Badge kind="waiting" sign={LockSign}>
          Log in to send
        </Badge>
        <Badge kind="bad" sign={PencilSign}>
          Needs correction
        </Badge>
      </Specimen>
      <div className={styles.columns}>
        <Notice>Prices are from 18 November 2026.</Notice>
        <Notice kind="good" title="Profile updated successfully." onDismiss={close} dismissLabel="Dismiss">
          The new email is in use from now on.
        </Notice>
        <Notice kind="bad" title="Login failed. Please try again." action={<Button kind="quiet">Try again</Button>}>
          The server did not answer as expected.
        </Notice>
        <Notice kind="offline">You are offline. What you see was last known today at 08:40.</Notice>
      </div>
      <Specimen name="Dialogs and toasts">
        <Button kind="quiet" onClick={() => setOpen('plain')}>
          Open a dialog
        </Button>
        <Button kind="quiet" onClick={() => setOpen('urgent')}>
          Ask before leaving
        </Button>
        <Button kind="quiet" onClick={() => toast('Claim request sent to admin.')}>
          Show a toast
        </Button>
      </Specimen>
      <Dialog open={open === 'plain'} onClose={close} title="Receipt R-20417" closeLabel="Close">
        <p>Received on 20 November 2026 at 09:12. Keep this number: with it we find your claim at once.</p>
      </Dialog>
      <Dialog
        urgent
        open={open === 'urgent'}
        onClose={close}
        title="Two letters wait on this phone"
        actions={
          <>
            <Button onClick={close}>Send now</Button>
            <Button kind="quiet" onClick={close}>
              Keep them locked
            </Button>
            <Button kind="danger" onClick={close}>
              Discard
            </Button>
          </>
        }
      >
        <p>If you log out now, they stay here and are sent when you log in again.</p>
      </Dialog>
    </>
  );
}
