import { useState } from 'react';
import type { AdminClaim } from '../../contract/admin/claims.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest, toRequestError } from '../client.ts';
import { useKeyboardShortcuts } from '../keyboard-shortcuts.tsx';
import { useHasRole } from '../require-role.tsx';
import { useDeskSession } from '../session.ts';
import { UserText } from '../user-text.tsx';
import { useIsOwnDecline } from './another-look.tsx';
import styles from './claim.module.css';

type Props = { claim: AdminClaim; onDone: (updated: AdminClaim) => void };

export function Assignment({ claim, onDone }: Props) {
  const { id, assignedTo } = claim;
  const messages = claimMessages.assign;
  const administratorId = useDeskSession(({ session }) => session?.administrator.id);
  const isOwnDecline = useIsOwnDecline(claim);
  const mayAssign = useHasRole('officer') && !isOwnDecline;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isMine = assignedTo?.id === administratorId;

  const assign = async () => {
    if (busy || !mayAssign) return;
    setBusy(true);
    const result = await deskRequest(adminEndpoints.assign, { params: { id }, payload: { to: isMine ? null : 'me' } });
    setBusy(false);
    setError(result.kind === 'answer' ? undefined : toRequestError(result).message);
    if (result.kind !== 'answer') return;
    toast(isMine ? messages.unassigned : messages.assigned);
    onDone(result.answer);
  };
  useKeyboardShortcuts({ m: () => void assign() });

  return (
    <>
      <div className={styles.state}>
        <UserText>{isMine ? messages.you : (assignedTo?.name ?? messages.nobody)}</UserText>
        {mayAssign && (
          <Button kind="quiet" busy={busy} aria-keyshortcuts="m" onClick={() => void assign()}>
            {isMine ? messages.unassign : messages.toMe}
          </Button>
        )}
      </div>
      {error && <Notice kind="bad">{error}</Notice>}
    </>
  );
}
