import type { ClaimStatus } from '../contract/claim-transitions.ts';
import { claimMessages } from '../i18n/admin/claims.ts';
import { Badge } from '../ui/badge.tsx';
import { AlertSign, BadSign, CheckSign, GoodSign, PremiumSign, WaitingSign } from '../ui/signs.tsx';

const looks = {
  submitted: { kind: 'neutral', sign: CheckSign },
  'in-review': { kind: 'waiting', sign: WaitingSign },
  'more-information': { kind: 'bad', sign: AlertSign },
  approved: { kind: 'good', sign: GoodSign },
  declined: { kind: 'bad', sign: BadSign },
  paid: { kind: 'good', sign: GoodSign },
} as const;

export function ClaimStatusBadge({ status }: { status: ClaimStatus }) {
  return <Badge {...looks[status]}>{claimMessages.status[status]}</Badge>;
}

export function PriorityBadge() {
  return (
    <Badge kind="premium" sign={PremiumSign}>
      {claimMessages.priority}
    </Badge>
  );
}

/** It was declined, and the customer disagreed. */
export const AnotherLookBadge = () => (
  <Badge kind="waiting" sign={AlertSign}>
    {claimMessages.anotherLook.badge}
  </Badge>
);

/** One of two people has approved it. */
export const ApprovedOnceBadge = () => <Badge kind="waiting">{claimMessages.firstApproval.badge}</Badge>;
