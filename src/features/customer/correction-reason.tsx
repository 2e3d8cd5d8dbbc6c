import { Link } from 'react-router-dom';
import type { ClaimLine } from '../../contract/responses/claims.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why the claim that is being corrected was declined, or what was asked about it. */
export function CorrectionReason({ claim: { id, number, status, reason } }: { claim: ClaimLine }) {
  const messages = useMessages('claimForm').reason;
  const reasons = useMessages('reasons');
  return (
    <Notice
      title={status === 'declined' ? messages.declined : messages.asked}
      action={<Link to={`/claims/${id}`}>{messages.of(number)}</Link>}
    >
      {reason?.code && reasons[reason.code].sentence} {reason?.text}
    </Notice>
  );
}
