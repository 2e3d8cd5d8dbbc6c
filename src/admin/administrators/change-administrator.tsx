import type { AdministratorLine } from '../../contract/admin/administrators.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { deskRoles } from '../../contract/admin/roles.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { administratorMessages as messages } from '../../i18n/admin/administrators.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { ConfirmAction } from '../confirm-action.tsx';
import { parseCents } from '../parse-cents.ts';
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import styles from './administrators.module.css';

type Props = {
  administrator: AdministratorLine;
  onDone: (updated: ResponseOf<typeof adminEndpoints.administrators>) => void;
  onCancel: () => void;
};

export function ChangeAdministrator({ administrator: { id, email, role, limitCents }, onDone, onCancel }: Props) {
  const params = { id };
  const { form, field, values, error, busy } = useDeskForm({
    schema: adminEndpoints.changeAdministrator.payload.schema,
    initial: { role, limitCents: limitCents === null ? '' : String(limitCents / 100) } as Record<
      'role' | 'limitCents',
      string
    >,
    toPayload: (values) => ({
      role: values.role,
      limitCents: values.role === 'officer' ? (parseCents(optionalText(values.limitCents)) ?? null) : null,
    }),
    send: (payload) => deskRequest(adminEndpoints.changeAdministrator, { params, payload }),
    onDone: (updated) => {
      toast(messages.changed);
      onDone(updated);
    },
  });
  const limitField = field('limitCents');
  return (
    <div className={styles.change}>
      <form className={styles.form} aria-label={messages.changeOf(email)} {...form}>
        <SelectField label={messages.role} {...field('role')}>
          {deskRoles.map((name) => (
            <option key={name} value={name}>
              {messages.roles[name]}
            </option>
          ))}
        </SelectField>
        {values.role === 'officer' && (
          <TextField
            label={messages.limit}
            hint={messages.limitHint}
            inputMode="decimal"
            autoComplete="off"
            {...limitField}
            error={limitField.error && messages.limitWrong}
          />
        )}
        {error && <Notice kind="bad">{error}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {messages.save}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {deskMessages.cancel}
          </Button>
        </div>
      </form>
      <div className={styles.actions}>
        <ConfirmAction
          label={messages.endSessions}
          question={messages.askEnd(email)}
          text={messages.endText}
          done={messages.ended}
          send={() => deskRequest(adminEndpoints.endAdministratorSessions, { params })}
          onDone={onDone}
        />
        <ConfirmAction
          label={messages.remove}
          question={messages.askRemove(email)}
          text={messages.removeText}
          done={messages.removed}
          send={() => deskRequest(adminEndpoints.removeAdministrator, { params })}
          onDone={onDone}
        />
      </div>
    </div>
  );
}
