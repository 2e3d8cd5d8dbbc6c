import { useState } from 'react';
import * as v from 'valibot';
import { choice } from '../../contract/fields.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { homeOf } from '../../device/session-hint.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChoiceField } from './choice-field.tsx';
import styles from './claim-submission.module.css';
import { looks, sentenceOf, toldState, Unbroken } from './letter-state.tsx';
import { useOptions } from './options-query.ts';
import { useOutbox } from './outbox-store.ts';
import { useCustomerForm } from './use-customer-form.ts';

type Props = {
  session: Session;
  /** whether a letter asks for the very same */
  asksFor: (letter: Letter) => boolean;
  send: (paymentMethod: string) => Promise<Letter>;
};

const schema = v.object({ paymentMethod: choice });
const isOpen = ({ state }: Letter) => state !== 'sent' && state !== 'needs-attention';

/** Asks for what is to be paid for: a letter like any other, so it works without a network. One that waits is enough. */
export function OrderForm({ session, asksFor, send }: Props) {
  const { letters, known } = useOutbox();
  const [asked, setAsked] = useState<string>();
  const waiting = letters.find((letter) => asksFor(letter) && (letter.id === asked || isOpen(letter)));
  const refused = waiting?.state === 'needs-attention' ? waiting : undefined;
  if (!known) return null;
  if (waiting && !refused) return <Outcome letter={waiting} session={session} />;
  return <Choosing refused={refused} send={send} onAsked={({ id }) => setAsked(id)} />;
}

type ChoosingProps = Pick<Props, 'send'> & { refused: Letter | undefined; onAsked: (letter: Letter) => void };

function Choosing({ refused, send, onAsked }: ChoosingProps) {
  const messages = useMessages('subscribe');
  const { options } = useOptions();
  const [notStored, setNotStored] = useState(false);
  const { form, field, busy } = useCustomerForm({
    schema,
    initial: { paymentMethod: '' },
    async send({ paymentMethod }) {
      setNotStored(false);
      try {
        onAsked(await send(paymentMethod));
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
        choose={messages.choosePayment}
        offered={options.paymentMethods.map(({ name }) => name)}
        gone={messages.gone}
        required
        {...field('paymentMethod')}
      />
      {notStored && <Notice kind="bad">{messages.notStored}</Notice>}
      <Button type="submit" busy={busy} wide>
        {messages.submit}
      </Button>
      <p className={styles.told}>{messages.next}</p>
    </form>
  );
}

function Outcome({ letter, session }: { letter: Letter; session: Session }) {
  const messages = useMessages('subscribe');
  const { state: sentences, told } = useMessages('letters');
  const language = useLanguage();
  const state = toldState(letter);
  const number = letter.receipt?.number;
  return (
    <div className={styles.outcome}>
      {state === 'sent' ? (
        <Notice kind="good" alert title={<Unbroken part={number}>{messages.received(number ?? '')}</Unbroken>}>
          {messages.next}
        </Notice>
      ) : (
        <Notice sign={looks[state].sign} title={sentenceOf(letter, sentences, language)}>
          {messages.asked} {told[state]}
        </Notice>
      )}
      <div className={styles.ways}>
        <ButtonLink kind="quiet" to={homeOf(session.user.role === 'premium' ? 'premium' : 'customer')}>
          {messages.toAccount}
        </ButtonLink>
      </div>
    </div>
  );
}
