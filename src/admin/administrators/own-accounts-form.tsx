import type { AdministratorLine } from '../../contract/admin/administrators.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { administratorMessages as messages } from '../../i18n/admin/administrators.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { useDeskForm } from '../use-desk-form.ts';
import styles from './administrators.module.css';

type Props = {
  administrator: AdministratorLine;
  onDone: (updated: ResponseOf<typeof adminEndpoints.administrators>) => void;
};

/** The customers' accounts whose claims this administrator may not decide. */
export function OwnAccountsForm({ administrator: { id, email, ownAccounts }, onDone }: Props) {
  const { form, field, error, busy } = useDeskForm({
    schema: adminEndpoints.changeOwnAccounts.payload.schema,
    initial: { emails: ownAccounts.map((account) => account.email).join('\n') },
    toPayload: ({ emails }) => ({ emails: emails.split(/[\s,;]+/).filter(Boolean) }),
    send: (payload) => deskRequest(adminEndpoints.changeOwnAccounts, { params: { id }, payload }),
    onDone: (updated) => {
      toast(messages.accountsChanged);
      onDone(updated);
    },
  });
  return (
    <form className={styles.form} aria-label={`${messages.accounts}: ${email}`} {...form}>
      <TextAreaField
        label={messages.accounts}
        hint={messages.accountsHint}
        rows={2}
        autoCapitalize="none"
        spellCheck={false}
        {...field('emails')}
      />
      {error && <Notice kind="bad">{error}</Notice>}
      <Button type="submit" kind="quiet" busy={busy}>
        {messages.saveAccounts}
      </Button>
    </form>
  );
}
