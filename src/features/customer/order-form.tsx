import { useState } from 'react';
import * as v from 'valibot';
import { choice } from '../../contract/fields.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { homePathOf } from '../../device/session-hint.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChoiceField } from './choice-field.tsx';
import styles from './claim-submission.module.css';
import { letterStatus, NoWrap, statusBadges, statusTextOf } from './letter-state.tsx';
import { useOptions } from './options-query.ts';
import { useOutbox } from './outbox-store.ts';
import { useCustomerForm } from './use-customer-form.ts';

type Props = {
  session: Session;
  /** whether a letter orders the same thing */
  isSameOrder: (letter: Letter) => boolean;
  send: (paymentMethod: string) => Promise<Letter>;
};

const schema = v.object({ paymentMethod: choice });
const isUnsettled = ({ state }: Letter) => state !== 'sent' && state !== 'needs-attention';

/** Orders a subscription or an upgrade by letter, so it works offline; while one is pending its status is shown instead. */
export function OrderForm({ session, isSameOrder, send }: Props) {
  const { letters, isLoaded } = useOutbox();
  const [submittedId, setSubmittedId] = useState<string>();
  const pending = letters.find((letter) => isSameOrder(letter) && (letter.id === submittedId || isUnsettled(letter)));
  const refused = pending?.state === 'needs-attention' ? pending : undefined;
  if (!isLoaded) return null;
  if (pending && !refused) return <Outcome letter={pending} session={session} />;
  return <PaymentForm refused={refused} send={send} onSubmitted={({ id }) => setSubmittedId(id)} />;
}

type PaymentFormProps = Pick<Props, 'send'> & { refused: Letter | undefined; onSubmitted: (letter: Letter) => void };

function PaymentForm({ refused, send, onSubmitted }: PaymentFormProps) {
  const messages = useMessages('subscribe');
  const { options } = useOptions();
  const [notStored, setNotStored] = useState(false);
  const { form, field, busy } = useCustomerForm({
    schema,
    initial: { paymentMethod: '' },
    async send({ paymentMethod }) {
      setNotStored(false);
      try {
        onSubmitted(await send(paymentMethod));
        return 'done';
      } catch {
        setNotStored(true);
        return undefined;
      }
    },
  });
  return (
    <form className={styles.form} {...form}>
      {refused && (
        <Notice kind="bad" title={messages.refused}>
          {refused.lastError?.message}
        </Notice>
      )}
      <ChoiceField
        label={messages.paymentMethod}
        placeholder={messages.choosePayment}
        choices={options.paymentMethods.map(({ name }) => name)}
        unavailableLabel={messages.gone}
        required
        {...field('paymentMethod')}
      />
      {notStored && <Notice kind="bad">{messages.notStored}</Notice>}
      <Button type="submit" busy={busy} wide>
        {messages.submit}
      </Button>
      <p className={styles.message}>{messages.next}</p>
    </form>
  );
}

function Outcome({ letter, session }: { letter: Letter; session: Session }) {
  const messages = useMessages('subscribe');
  const { state: sentences, explanation } = useMessages('letters');
  const language = useLanguage();
  const state = letterStatus(letter);
  const number = letter.receipt?.number;
  return (
    <div className={styles.outcome}>
      {state === 'sent' ? (
        <Notice kind="good" alert title={<NoWrap text={number}>{messages.received(number ?? '')}</NoWrap>}>
          {messages.next}
        </Notice>
      ) : (
        <Notice sign={statusBadges[state].sign} title={statusTextOf(letter, sentences, language)}>
          {messages.asked} {explanation[state]}
        </Notice>
      )}
      <div className={styles.actions}>
        <ButtonLink kind="quiet" to={homePathOf(session.user.role === 'premium' ? 'premium' : 'customer')}>
          {messages.toAccount}
        </ButtonLink>
      </div>
    </div>
  );
}
