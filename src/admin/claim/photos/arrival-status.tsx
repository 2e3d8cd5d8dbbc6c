import { useLayoutEffect, useRef, useState } from 'react';
import { adminEndpoints } from '../../../contract/admin/endpoints.ts';
import type { ClaimPhoto } from '../../../contract/photos.ts';
import { photoMessages as messages } from '../../../i18n/admin/photos.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { deskRequest, toRequestError } from '../../client.ts';
import { arrivalSentences } from './arrival.ts';
import styles from './photos.module.css';

type Props = { claimId: string; photos: readonly ClaimPhoto[]; onChecked: (photos: ClaimPhoto[]) => void };

/** Takes only the photographs of the claim's newest answer, so that no decision is made on a version that was not read. */
export function ArrivalStatus({ claimId, photos, onChecked }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // The newest, since notes may be added to the claim before the answer comes.
  const latest = useRef(onChecked);
  useLayoutEffect(() => {
    latest.current = onChecked;
  });
  const check = async () => {
    setBusy(true);
    const result = await deskRequest(adminEndpoints.claim, { params: { id: claimId } });
    setBusy(false);
    setError(result.kind === 'answer' ? undefined : toRequestError(result).message);
    if (result.kind === 'answer') latest.current(result.answer.photos ?? []);
  };
  return (
    <>
      <div className={styles.arrival}>
        <p role="status">{arrivalSentences(photos).join(' ')}</p>
        {photos.some(({ state }) => state === 'arriving') && (
          <Button kind="plain" busy={busy} onClick={() => void check()}>
            {messages.check}
          </Button>
        )}
      </div>
      {error && <Notice kind="offline">{error}</Notice>}
    </>
  );
}
