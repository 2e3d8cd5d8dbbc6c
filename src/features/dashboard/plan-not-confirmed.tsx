import type { Profile } from '../../contract/responses/profile.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lacksPlan } from '../customer/lacks-plan.ts';

/** Explains to a premium customer without a confirmed plan what that means, and links to the payment. */
export function PlanNotConfirmed({ profile: { user, upgrade, paysOnline } }: { profile: Profile }) {
  const messages = useMessages('dashboard').notConfirmed;
  if (!lacksPlan(user)) return null;
  if (upgrade?.status === 'requested') {
    const payOnline = paysOnline && (
      <ButtonLink kind="premium" to="/payments">
        {messages.payOnline}
      </ButtonLink>
    );
    return (
      <Notice title={messages.title} action={payOnline}>
        {paysOnline ? messages.askedOnline : messages.asked}
      </Notice>
    );
  }
  const pay = (
    <ButtonLink kind="premium" to="/upgrade">
      {messages.pay}
    </ButtonLink>
  );
  return (
    <Notice title={messages.title} action={pay}>
      {messages.text}
    </Notice>
  );
}
