import type { CustomerStatus } from '../../contract/claim-transitions.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { AlertSign, BadSign, CheckSign, GoodSign, WaitingSign } from '../../ui/signs.tsx';

const looks = {
  submitted: { kind: 'neutral', sign: CheckSign },
  'in-review': { kind: 'waiting', sign: WaitingSign },
  'more-information': { kind: 'bad', sign: AlertSign },
  approved: { kind: 'good', sign: GoodSign },
  declined: { kind: 'bad', sign: BadSign },
} as const;

export function ClaimBadge({ status }: { status: CustomerStatus }) {
  const messages = useMessages('claims').status;
  return <Badge {...looks[status]}>{messages[status]}</Badge>;
}
