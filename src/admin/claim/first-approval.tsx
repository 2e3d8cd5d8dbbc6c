import type { AdminClaim } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { formatAmount } from '../../i18n/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatDateTime } from '../dates.ts';
import { useDeskSession } from '../session.ts';
import { UserText } from '../user-text.tsx';

const messages = claimMessages.firstApproval;

/** What one of two people has approved, and what is still needed. */
export function FirstApproval({ approval }: { approval: NonNullable<AdminClaim['firstApproval']> }) {
  const ownId = useDeskSession(({ session }) => session?.administrator.id);
  const amount = formatAmount('en', approval.amountCents);
  const at = formatDateTime(approval.at);
  if (approval.by.id === ownId) return <Notice title={messages.byYou(amount, at)}>{messages.another}</Notice>;
  return (
    <Notice title={<UserText>{messages.by(approval.by.name, amount, at)}</UserText>}>
      {messages.yourTurn(amount)}
    </Notice>
  );
}
