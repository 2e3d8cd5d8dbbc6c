import type { CustomerNotice } from '../../contract/responses/notices.ts';
import { fullDayOf } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';

/** What a notice says, and the page that it leads to. */
export function useNoticeText({ kind, claim, service, lastDay }: CustomerNotice): { text: string; to: string } {
  const { texts } = useMessages('notices');
  const language = useLanguage();
  switch (kind) {
    case 'claim-received':
    case 'claim-question':
    case 'claim-approved':
    case 'claim-declined':
    case 'claim-paid':
      return { text: texts[kind](claim?.number ?? ''), to: claim ? `/claims/${claim.id}` : '/claims' };
    case 'subscription-confirmed':
    case 'subscription-declined':
      return { text: texts[kind], to: service ? `/services/${service}` : '/claims' };
    case 'subscription-ending':
    case 'subscription-ending-soon':
    case 'plan-ending':
    case 'plan-ending-soon':
    case 'subscription-ending-tomorrow':
    case 'plan-ending-tomorrow':
    case 'subscription-ended':
    case 'plan-ended': {
      const [order, page] = kind.startsWith('plan')
        ? (['plan', '/upgrade'] as const)
        : (['subscription', `/services/${service}`] as const);
      const ofCover = kind.endsWith('-ended') ? texts.ended : texts.ending;
      return { text: ofCover[order](lastDay ? fullDayOf(language, new Date(lastDay)) : ''), to: page };
    }
    case 'instalment-due-soon':
    case 'instalment-due-tomorrow':
    case 'instalment-overdue': {
      const of = kind === 'instalment-overdue' ? texts.instalment.overdue : texts.instalment.due;
      return { text: of(lastDay ? fullDayOf(language, new Date(lastDay)) : ''), to: '/payments' };
    }
    case 'instalment-paid':
      return { text: texts[kind], to: '/payments' };
    case 'family-confirmed':
    case 'family-declined':
      return { text: texts[kind], to: '/family' };
    case 'card-blocked':
      return { text: texts[kind], to: '/card' };
    case 'plan-confirmed':
    case 'plan-declined':
      return { text: texts[kind], to: '/upgrade' };
    default:
      return { text: texts[kind], to: '/settings' };
  }
}
