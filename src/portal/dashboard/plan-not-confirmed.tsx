import type { Profile } from '../../contract/answers/profile.ts';
import { useWords } from '../../text/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lacksPlan } from '../lacks-plan.ts';

/** A premium account without its plan says what that means, and how to come to it. */
export function PlanNotConfirmed({ profile: { user, upgrade } }: { profile: Profile }) {
  const words = useWords('dashboard').notConfirmed;
  if (!lacksPlan(user)) return null;
  if (upgrade?.status === 'requested') return <Notice title={words.title}>{words.asked}</Notice>;
  const pay = (
    <ButtonLink kind="premium" to="/upgrade">
      {words.pay}
    </ButtonLink>
  );
  return (
    <Notice title={words.title} action={pay}>
      {words.text}
    </Notice>
  );
}
