import { useState } from 'react';
import { familyMember } from '../../contract/payloads/family-member.ts';
import { relations } from '../../contract/relations.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { NotStored } from '../../device/outbox/submit.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DraftStatusLine } from '../customer/draft-status-line.tsx';
import { formValuesOf, type LetterPayload } from '../customer/letter-content.ts';
import { submit } from '../customer/outbox-store.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import type { Draft } from '../customer/use-draft.ts';
import { DayField } from './day-field.tsx';
import styles from './family.module.css';

export type MemberFields = { name: string; birthDate: string; relation: string };

type Props = {
  session: Session;
  draft: Draft<MemberFields>;
  /** the letter that the server refused; the new one takes its place */
  refused: Letter | undefined;
  empty: MemberFields;
  onSubmitted: (id: string) => void;
};

export function MemberForm({ session, draft, refused, empty, onSubmitted }: Props) {
  const messages = useMessages('family');
  const [notStored, setNotStored] = useState(false);
  const { form, field, values, set, busy, summary } = useCustomerForm<MemberFields>({
    schema: familyMember.schema,
    initial: draft.form?.values ?? (refused ? { ...empty, ...formValuesOf(refused) } : empty),
    initialErrors: refused?.lastError?.errors,
    onChange: draft.save,
    async send(values) {
      setNotStored(false);
      await draft.stopSaving();
      try {
        const letter = await submit('family-member', values as LetterPayload<'family-member'>, {
          owner: session.user.id,
          draft: { form: 'family-member', id: draft.currentId() },
          ...(refused && { supersedes: refused.id }),
        });
        onSubmitted(letter.id);
      } catch (error) {
        if (!(error instanceof NotStored)) throw error;
        draft.save(values);
        setNotStored(true);
      }
      return undefined;
    },
  });
  return (
    <>
      <form className={styles.form} {...form}>
        {refused && (
          <Notice kind="bad" title={messages.refused}>
            {refused.lastError?.message}
          </Notice>
        )}
        <TextField label={messages.name} autoComplete="off" required {...field('name')} />
        <SelectField label={messages.relation} required {...field('relation')}>
          <option value="">{messages.chooseRelation}</option>
          {relations.map((relation) => (
            <option key={relation} value={relation}>
              {messages.relations[relation]}
            </option>
          ))}
        </SelectField>
        <DayField field={field('birthDate')} value={values.birthDate} onChange={(birthDate) => set({ birthDate })} />
        {summary && <Notice kind="bad">{summary}</Notice>}
        {notStored && (
          <Notice intoView kind="bad">
            {messages.notStored}
          </Notice>
        )}
        <Button type="submit" busy={busy} wide>
          {messages.submit}
        </Button>
      </form>
      <DraftStatusLine status={draft.status} onDiscard={() => void draft.discard()} />
    </>
  );
}
