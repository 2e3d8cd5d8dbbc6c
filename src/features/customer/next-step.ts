import type { messages as texts } from '../../i18n/en/subscribe.ts';

const transfer = 'Bank Transfer';

/** What happens after an order: it is paid online where that is possible, unless a transfer was chosen. */
export const nextStepOf = (
  { next, nextOnline }: Pick<typeof texts, 'next' | 'nextOnline'>,
  paysOnline: boolean | undefined,
  paymentMethod: string,
): string => (paysOnline && paymentMethod !== transfer ? nextOnline : next);
