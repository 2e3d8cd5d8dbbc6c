import type { AdminClaim } from '../../../contract/admin/claims.ts';
import type { ClaimPhoto } from '../../../contract/photos.ts';
import { photoMessages as messages } from '../../../i18n/admin/photos.ts';
import { PageSection } from '../../desk-page.tsx';
import { ArrivalStatus } from './arrival-status.tsx';
import { Photographs } from './photographs.tsx';
import styles from './photos.module.css';

type Props = {
  claim: AdminClaim;
  onChecked: (photos: ClaimPhoto[]) => void;
  onAskAgain: (question: string) => void;
};

/** Renders nothing for an answer of an earlier release, which does not say whether there are photographs. */
export function ClaimPhotos({ claim, onChecked, onAskAgain }: Props) {
  const { id, photos, actions } = claim;
  if (!photos) return null;
  return (
    <PageSection heading={messages.heading}>
      {photos.length === 0 ? (
        <p className={styles.none}>{messages.none}</p>
      ) : (
        <>
          <ArrivalStatus claimId={id} photos={photos} onChecked={onChecked} />
          <Photographs claim={claim} photos={photos} onAskAgain={actions.includes('ask') ? onAskAgain : undefined} />
        </>
      )}
    </PageSection>
  );
}
