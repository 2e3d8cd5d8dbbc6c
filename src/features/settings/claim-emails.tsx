import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import type { User } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { setProfileData } from '../customer/profile-query.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import styles from './settings.module.css';

type Props = { session: Session; user: User };

/** Saved at once. The box shows what the server has: until it answers, and if it does not, the old choice. */
export function ClaimEmails({ session, user }: Props) {
  const messages = useMessages('settings').emails;
  const { outcome, clear, showDone, showFailure } = useOutcome(session);
  const [busy, setBusy] = useState(false);
  const choose = async (claimEmails: boolean) => {
    clear();
    setBusy(true);
    const result = await request(endpoints.updateNotices, { payload: { claimEmails }, token: session.token });
    if (result.kind === 'answer') {
      await setProfileData(user.id, { user: { ...user, ...result.answer } });
      showDone(result.answer.claimEmails ? messages.on : messages.off);
    } else await showFailure(messages.failed, result);
    setBusy(false);
  };
  return (
    <LedgerEntry heading={messages.heading}>
      <div className={styles.form}>
        <CheckboxField
          label={messages.claims}
          hint={messages.claimsHint}
          checked={user.claimEmails ?? true}
          aria-disabled={busy}
          onChange={({ target }) => {
            if (!busy) void choose(target.checked);
          }}
        />
        <p className={styles.lead}>{messages.security}</p>
        <Outcome outcome={outcome} />
      </div>
    </LedgerEntry>
  );
}
