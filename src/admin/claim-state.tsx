import type { ClaimStatus } from '../contract/claim-transitions.ts';
import { claimWords } from '../i18n/admin/claims.ts';
import { Badge } from '../ui/badge.tsx';
import { AlertSign, BadSign, CheckSign, GoodSign, PremiumSign, WaitingSign } from '../ui/signs.tsx';

const looks = {
  submitted: { kind: 'neutral', sign: CheckSign },
  'in-review': { kind: 'waiting', sign: WaitingSign },
  'more-information': { kind: 'bad', sign: AlertSign },
  approved: { kind: 'good', sign: GoodSign },
  declined: { kind: 'bad', sign: BadSign },
} as const;

export function ClaimState({ status }: { status: ClaimStatus }) {
  return <Badge {...looks[status]}>{claimWords.status[status]}</Badge>;
}

export function Priority() {
  return (
    <Badge kind="premium" sign={PremiumSign}>
      {claimWords.priority}
    </Badge>
  );
}
