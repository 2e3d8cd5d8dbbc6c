import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { profileUpdate } from '../../contract/payloads/profile-update.ts';
import { shownPhone } from '../../contract/phone.ts';
import type { User } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { changeProfile } from '../customer/profile-query.ts';
import { sessionRefused } from '../customer/session-store.ts';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import type { DraftShown } from '../customer/use-draft.ts';
import type { Passwords } from './change-password.tsx';
import { Outcome, type Settled } from './outcome.tsx';
import styles from './settings.module.css';

export type ProfileFields = { username: string; email: string; phone: string };

type Props = {
  session: Session;
  user: User;
  draft: DraftShown<ProfileFields>;
  passwords: Passwords;
};

export function UpdateProfile({ session, user, draft, passwords }: Props) {
  const messages = useMessages('settings').profile;
  const state = { saved: messages.kept, 'not-saved': messages.notKept, replaced: messages.replaced };
  const { notReached } = useMessages('account');
  const [settled, setSettled] = useState<Settled>();
  const known: ProfileFields = { username: user.username, email: user.email, phone: shownPhone(user.phone) };

  const { form, field, busy, summary, reset } = useCustomerForm({
    schema: profileUpdate.schema,
    initial: draft.found?.values ?? known,
    changed(values) {
      setSettled(undefined);
      if (isSame(values, known)) void draft.discard();
      else draft.save(values);
    },
    async send(values) {
      setSettled(undefined);
      const result = await request(endpoints.updateProfile, {
        payload: { ...values, ...passwords },
        token: session.token,
      });
      if (result.kind === 'unreachable') {
        setSettled({ kind: 'unreached', message: messages.failed, why: unreachableMessage(result, notReached) });
        return undefined;
      }
      if (result.kind === 'refused') {
        const { status, problem } = result;
        if (status === 401) await sessionRefused(session, problem);
        setSettled({ kind: 'refused', message: messages.failed, ...(!problem.errors && { why: problem.message }) });
        return problem;
      }
      await changeProfile(user.id, { user: result.answer.user });
      await draft.discard();
      reset();
      setSettled({ kind: 'done', message: messages.updated });
      return undefined;
    },
  });

  const discard = () => {
    setSettled(undefined);
    reset();
    void draft.discard();
  };

  return (
    <LedgerEntry heading={messages.heading}>
      <form className={styles.form} {...form}>
        <TextField
          label={messages.username}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={limits.name}
          required
          {...field('username')}
        />
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="next"
          maxLength={limits.email}
          required
          {...field('email')}
        />
        <TextField
          label={messages.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          enterKeyHint="done"
          maxLength={limits.phone}
          required
          {...field('phone')}
        />
        <div className={styles.ways}>
          <Button type="submit" kind="main" busy={busy}>
            {messages.submit}
          </Button>
          {draft.kept !== 'nothing' && (
            <Button kind="plain" onClick={discard}>
              {messages.discard}
            </Button>
          )}
        </div>
        {/* Below the button, which it would else move from under the finger. */}
        {draft.kept !== 'nothing' && (
          <p className={styles.kept} role="status">
            {state[draft.kept]}
          </p>
        )}
        {summary && <Notice kind="bad">{summary}</Notice>}
        <Outcome settled={settled} />
      </form>
    </LedgerEntry>
  );
}

const isSame = (a: ProfileFields, b: ProfileFields) =>
  a.username === b.username && a.email === b.email && a.phone === b.phone;
