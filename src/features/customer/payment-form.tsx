import { useState } from 'react';
import * as v from 'valibot';
import { choice } from '../../contract/fields.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChoiceField } from './choice-field.tsx';
import styles from './claim-submission.module.css';
import { parseLetter } from './letter-content.ts';
import type { OpenOrder } from './open-order.ts';
import { useOptions } from './options-query.ts';
import { useCustomerForm } from './use-customer-form.ts';
import { useOfferName } from './use-offer-name.ts';

export type PaymentFormProps = {
  /** the letter that the server refused; the new one takes its place */
  refused: Letter | undefined;
  openOrder: OpenOrder | undefined;
  send: (paymentMethod: string, supersedes: string | undefined) => Promise<Letter>;
  onSubmitted: (letter: Letter) => void;
};

const schema = v.object({ paymentMethod: choice });

/** How an order is paid: the only choice in it, and the only one that can be changed while it is open. */
export function PaymentForm({ refused, openOrder, send, onSubmitted }: PaymentFormProps) {
  const messages = useMessages('subscribe');
  const { options } = useOptions();
  const offerName = useOfferName();
  const [notStored, setNotStored] = useState(false);
  const errors = useRefusedFields(refused);
  const { form, field, busy } = useCustomerForm({
    schema,
    initial: { paymentMethod: refused ? paymentMethodOf(refused) : '' },
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
        nameOf={offerName}
        label={messages.paymentMethod}
        placeholder={messages.choosePayment}
        choices={options.paymentMethods.map(({ name }) => name)}
        unavailableLabel={messages.gone}
        required
        {...field('paymentMethod')}
      />
      {notStored && (
        <Notice intoView kind="bad">
          {messages.notStored}
        </Notice>
      )}
      <Button type="submit" busy={busy} wide>
        {openOrder && !refused ? messages.change : messages.submit}
      </Button>
      <p className={styles.message}>{messages.next}</p>
    </form>
  );
}

const paymentMethodOf = (letter: Letter): string =>
  (parseLetter(letter).payload as { paymentMethod: string }).paymentMethod;

/** The server's errors by field. It says of every choice alike that it is not on offer; here it is known which one that is. */
function useRefusedFields(refused: Letter | undefined) {
  const messages = useMessages('subscribe');
  const errors = refused?.lastError?.errors;
  const notOffered: Record<string, string> = { service: messages.withdrawn, paymentMethod: messages.methodWithdrawn };
  const messageOf = (name: string, { code, message }: { code: string; message: string }) =>
    (code === 'not-offered' && notOffered[name]) || message;
  return (
    errors &&
    Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, { message: messageOf(name, error) }]))
  );
}
