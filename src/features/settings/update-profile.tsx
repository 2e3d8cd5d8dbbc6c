import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { profileUpdate } from '../../contract/payloads/profile-update.ts';
import { shownPhone } from '../../contract/phone.ts';
import type { User } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailField, NameField } from '../customer/account-fields.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { PhoneField } from '../customer/phone-field.tsx';
import { setProfileData } from '../customer/profile-query.ts';
import { updateSession } from '../customer/session-store.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import type { Draft } from '../customer/use-draft.ts';
import { usePhoneQuestion } from '../customer/use-phone-question.ts';
import type { Passwords } from './change-password.tsx';
import { Outcome, useOutcome } from './outcome.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './settings.module.css';

export type ProfileFields = { username: string; email: string; phone: string };

type Props = {
  session: Session;
  user: User;
  draft: Draft<ProfileFields>;
  passwords: Passwords;
};

export function UpdateProfile({ session, user, draft, passwords }: Props) {
  const messages = useMessages('settings').profile;
  const statusText = { saved: messages.kept, 'not-saved': messages.notKept, replaced: messages.replaced };
  const { outcome, clear, showDone, showFailure } = useOutcome(session);
  const savedValues: ProfileFields = { username: user.username, email: user.email, phone: shownPhone(user.phone) };

  const [isAsking, setIsAsking] = useState(false);
  const phoneQuestion = usePhoneQuestion(savedValues.phone);
  const { form, field, busy, summary, reset } = useCustomerForm({
    schema: profileUpdate.schema,
    initial: draft.form?.values ?? savedValues,
    onChange(values) {
      clear();
      if (isSame(values, savedValues)) void draft.discard();
      else draft.save(values);
    },
    async send(values) {
      clear();
      if (!phoneQuestion.mayKeep(values.phone)) return undefined;
      const result = await request(endpoints.updateProfile, {
        payload: { ...values, ...passwords },
        token: session.token,
      });
      if (result.kind === 'refused' && result.problem.passwordNeeded) {
        setIsAsking(true);
        return undefined;
      }
      if (result.kind !== 'answer') return showFailure(messages.failed, result);
      const updated = result.answer.user;
      await setProfileData(user.id, { user: updated });
      await updateSession(session, {
        role: session.user.role === 'premium' ? 'premium' : 'customer',
        name: updated.username,
      });
      await draft.discard();
      const typedSince = reset(values);
      if (typedSince) draft.save(typedSince);
      showDone(messages.updated);
      return undefined;
    },
  });

  const discard = () => {
    clear();
    reset();
    void draft.discard();
  };

  return (
    <LedgerEntry heading={messages.heading}>
      <form className={styles.form} {...form}>
        <NameField label={messages.username} {...field('username')} />
        <EmailField label={messages.email} {...field('email')} />
        <PhoneField label={messages.phone} enterKeyHint="done" question={phoneQuestion} {...field('phone')} />
        <div className={styles.actions}>
          <Button type="submit" kind="main" busy={busy}>
            {messages.submit}
          </Button>
          {draft.status !== 'nothing' && (
            <Button kind="plain" onClick={discard}>
              {messages.discard}
            </Button>
          )}
        </div>
        {/* Below the buttons, so that appearing does not move them. */}
        {draft.status !== 'nothing' && (
          <p className={styles.kept} role="status">
            {statusText[draft.status]}
          </p>
        )}
        {summary && <Notice kind="bad">{summary}</Notice>}
        <Outcome outcome={outcome} />
      </form>
      <PasswordDialog
        session={session}
        open={isAsking}
        title={messages.passwordQuestion}
        submitLabel={messages.submit}
        cancelLabel={messages.notNow}
        send={(payload) => request(endpoints.confirmPassword, { payload, token: session.token })}
        failed={messages.failed}
        onClose={() => setIsAsking(false)}
        onAnswer={() => {
          setIsAsking(false);
          form.ref.current?.requestSubmit();
        }}
      >
        <p>{messages.passwordMeans}</p>
      </PasswordDialog>
    </LedgerEntry>
  );
}

const isSame = (a: ProfileFields, b: ProfileFields) =>
  a.username === b.username && a.email === b.email && a.phone === b.phone;
