import type { AdminClaim } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { Notice } from '../../ui/notice.tsx';
import { useDeskSession } from '../session.ts';
import { UserText } from '../user-text.tsx';

const messages = claimMessages.anotherLook;

/** Whether the administrator declined this claim before the customer disagreed. The server refuses what such a one decides. */
export function useIsOwnDecline({ disagreedWith }: AdminClaim): boolean {
  const ownId = useDeskSession(({ session }) => session?.administrator.id);
  return disagreedWith ? disagreedWith.id === ownId : false;
}

/** Who decides a claim whose customer disagrees with a decline. */
export function AnotherLook({ claim, by: { name } }: { claim: AdminClaim; by: { name: string } }) {
  const isOwnDecline = useIsOwnDecline(claim);
  return (
    <Notice title={<UserText>{messages.asked(name)}</UserText>}>
      {isOwnDecline ? messages.ownDecline : messages.byOther}
    </Notice>
  );
}
