import type { Payment } from '../../contract/responses/payments.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';

const kinds = {
  begun: 'waiting',
  failed: 'bad',
  expired: 'bad',
  paid: 'good',
  mismatched: 'waiting',
  refunded: 'waiting',
} as const;

export function PaymentBadge({ state }: Pick<Payment, 'state'>) {
  const { states } = useMessages('payments');
  return <Badge kind={kinds[state]}>{states[state]}</Badge>;
}
