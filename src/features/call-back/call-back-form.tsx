import { useState } from 'react';
import { limits } from '../../contract/fields.ts';
import { type CallTime, callBack, callTimes } from '../../contract/payloads/call-back.ts';
import type { ClaimLine } from '../../contract/responses/claims.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { NotStored, type NotStoredReason } from '../../device/outbox/submit.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../customer/claim-submission.module.css';
import { DraftStatusLine } from '../customer/draft-status-line.tsx';
import { NotStoredNotice } from '../customer/not-stored-notice.tsx';
import { submit } from '../customer/outbox-store.ts';
import { PhoneField } from '../customer/phone-field.tsx';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import type { Draft } from '../customer/use-draft.ts';
import { useOfferName } from '../customer/use-offer-name.ts';
import { usePhoneQuestion } from '../customer/use-phone-question.ts';

export type CallBackValues = { phone: string; time: string; claim: string; text: string };

type Props = {
  owner: string;
  draft: Draft<CallBackValues>;
  draftName: string;
  initialValues: CallBackValues;
  /** of the account, about which nothing is asked */
  keptPhone: string;
  claims: readonly ClaimLine[];
  refused: Letter | undefined;
  onSubmitted: (id: string) => void;
};

export function CallBackForm(props: Props) {
  const messages = useMessages('callBack');
  const { owner, draft, draftName, refused } = props;
  const [notStored, setNotStored] = useState<NotStoredReason>();
  const phoneQuestion = usePhoneQuestion(props.keptPhone);
  const { form, field, values, busy, summary } = useCustomerForm({
    schema: callBack.schema,
    initial: props.initialValues,
    initialErrors: refused?.lastError?.errors,
    onChange: draft.save,
    async send(values) {
      setNotStored(undefined);
      if (!phoneQuestion.mayKeep(values.phone)) return undefined;
      await draft.stopSaving();
      try {
        const payload = { ...values, time: values.time as CallTime };
        const letter = await submit('call-back', payload, {
          owner,
          draft: { form: draftName, id: draft.currentId() },
          ...(refused && { supersedes: refused.id }),
        });
        props.onSubmitted(letter.id);
        return 'done';
      } catch (error) {
        if (!(error instanceof NotStored)) throw error;
        draft.save(values);
        setNotStored(error.reason);
      }
      return undefined;
    },
  });
  return (
    <>
      {refused && (
        <Notice kind="bad" title={messages.refused}>
          {refused.lastError?.message}
        </Notice>
      )}
      <form className={styles.form} {...form}>
        <PhoneField label={messages.phone} question={phoneQuestion} {...field('phone')} />
        <SelectField label={messages.time} {...field('time')}>
          {callTimes.map((time) => (
            <option key={time} value={time}>
              {messages.times[time]}
            </option>
          ))}
        </SelectField>
        <SelectField label={messages.claim} optional={messages.optional} {...field('claim')}>
          <ClaimOptions chosen={values.claim} claims={props.claims} />
        </SelectField>
        <TextAreaField
          label={messages.text}
          optional={messages.optional}
          rows={3}
          maxLength={limits.callText}
          remainingLabel={messages.left}
          enterKeyHint="enter"
          autoCapitalize="sentences"
          {...field('text')}
        />
        {summary && <Notice kind="bad">{summary}</Notice>}
        {notStored && <NotStoredNotice reason={notStored} failed={messages.notStored} />}
        <Button type="submit" busy={busy} wide>
          {messages.submit}
        </Button>
      </form>
      <DraftStatusLine status={draft.status} onDiscard={() => void draft.discard()} />
    </>
  );
}

/** The claim that was chosen is among them even if this phone does not know it. */
function ClaimOptions({ chosen, claims }: { chosen: string; claims: readonly ClaimLine[] }) {
  const messages = useMessages('callBack');
  const offerName = useOfferName();
  return (
    <>
      <option value="">{messages.noClaim}</option>
      {chosen !== '' && !claims.some(({ id }) => id === chosen) && <option value={chosen}>{messages.thisClaim}</option>}
      {claims.map(({ id, service, number }) => (
        <option key={id} value={id}>
          {messages.claimName(offerName(service), number)}
        </option>
      ))}
    </>
  );
}
