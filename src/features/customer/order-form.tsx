import { useState } from 'react';
import * as v from 'valibot';
import { choice } from '../../contract/fields.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChoiceField } from './choice-field.tsx';
import styles from './claim-submission.module.css';
import { useOptions } from './options-query.ts';
import { OrderOutcome } from './order-outcome.tsx';
import { useOutbox } from './outbox-store.ts';
import { useCustomerForm } from './use-customer-form.ts';
import { useOfferName } from './use-offer-name.ts';

/** An order of the same thing that the company has not settled yet, perhaps from another phone. */
export type OpenOrder = { number: string | null; paymentMethod?: string | null | undefined };

type Props = {
  session: Session;
  /** whether a letter orders the same thing */
  isSameOrder: (letter: Letter) => boolean;
  openOrder: OpenOrder | undefined;
  send: (paymentMethod: string, supersedes: string | undefined) => Promise<Letter>;
};

const schema = v.object({ paymentMethod: choice });
const isUnsettled = ({ state }: Letter) => state !== 'sent';

/** Orders a subscription or an upgrade by letter, so it works offline; while one is pending its status is shown instead. */
export function OrderForm({ session, isSameOrder, openOrder, send }: Props) {
  const { letters, isLoaded } = useOutbox();
  const [submittedId, setSubmittedId] = useState<string>();
  const pending = letters.find((letter) => isSameOrder(letter) && (letter.id === submittedId || isUnsettled(letter)));
  const refused = pending?.state === 'needs-attention' ? pending : undefined;
  if (!isLoaded) return null;
  if (pending && !refused) return <OrderOutcome letter={pending} session={session} />;
  return (
    <PaymentForm
      key={refused?.id}
      refused={refused}
      openOrder={openOrder}
      send={send}
      onSubmitted={({ id }) => setSubmittedId(id)}
    />
  );
}

type PaymentFormProps = Pick<Props, 'openOrder' | 'send'> & {
  refused: Letter | undefined;
  onSubmitted: (letter: Letter) => void;
};

function PaymentForm({ refused, openOrder, send, onSubmitted }: PaymentFormProps) {
  const messages = useMessages('subscribe');
  const { options } = useOptions();
  const offerName = useOfferName();
  const [notStored, setNotStored] = useState(false);
  const errors = refused?.lastError?.errors;
  const { form, field, busy } = useCustomerForm({
    schema,
    initial: { paymentMethod: openOrder?.paymentMethod ?? '' },
    initialErrors: errors,
    async send({ paymentMethod }) {
      setNotStored(false);
      try {
        onSubmitted(await send(paymentMethod, refused?.id));
        return 'done';
      } catch {
        setNotStored(true);
        return undefined;
      }
    },
  });
  // The payment method's error is at its field.
  const otherErrors = Object.entries(errors ?? {}).filter(([name]) => name !== 'paymentMethod');
  return (
    <form className={styles.form} {...form}>
      {openOrder && !refused && (
        <Notice title={messages.open(openOrder.number ?? '')}>
          {openOrder.paymentMethod && messages.openPayment(offerName(openOrder.paymentMethod))}
        </Notice>
      )}
      {refused && (
        <Notice kind="bad" title={messages.refused}>
          {errors ? otherErrors.map(([name, { message }]) => <p key={name}>{message}</p>) : refused.lastError?.message}
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
        {openOrder && !refused ? messages.change : messages.submit}
      </Button>
      <p className={styles.message}>{messages.next}</p>
    </form>
  );
}
