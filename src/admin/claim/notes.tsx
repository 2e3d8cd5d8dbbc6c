import type { AdminClaim } from '../../contract/admin/claims.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { formatDateTime } from '../dates.ts';
import { RequireRole } from '../require-role.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { UserText } from '../user-text.tsx';
import styles from './claim.module.css';

type Props = { claim: AdminClaim; onDone: (updated: AdminClaim) => void };

export function Notes({ claim: { id, notes }, onDone }: Props) {
  const messages = claimMessages.note;
  const { form, field, reset, error, busy } = useDeskForm({
    schema: adminEndpoints.addNote.payload.schema,
    initial: { text: '' },
    send: (payload) => deskRequest(adminEndpoints.addNote, { params: { id }, payload }),
    onDone: (updated, sent) => {
      toast(messages.saved);
      reset(sent);
      onDone(updated);
      form.ref.current?.querySelector('textarea')?.focus();
    },
  });
  return (
    <>
      <p className={styles.note}>{messages.lead}</p>
      {notes.length > 0 && (
        <ol className={styles.events}>
          {notes.map((note) => (
            <li key={note.id} className={styles.event}>
              <UserText long>{note.text}</UserText>
              <span className={styles.note}>
                <time dateTime={note.at}>{formatDateTime(note.at)}</time>{' '}
                <UserText>{claimMessages.by(note.by)}</UserText>
              </span>
            </li>
          ))}
        </ol>
      )}
      <RequireRole deskRole="officer">
        <form className={styles.noteForm} {...form}>
          <TextAreaField label={messages.add} rows={2} maxLength={limits.description} required {...field('text')} />
          {error && <Notice kind="bad">{error}</Notice>}
          <Button type="submit" kind="quiet" busy={busy}>
            {messages.save}
          </Button>
        </form>
      </RequireRole>
    </>
  );
}
