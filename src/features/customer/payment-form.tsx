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
import { InstalmentChoice } from './instalment-choice.tsx';
import { parseLetter } from './letter-content.ts';
import { nextStepOf } from './next-step.ts';
import type { OpenOrder } from './open-order.ts';
import { useOptions } from './options-query.ts';
import { useProfile } from './profile-query.ts';
import { useCustomerForm } from './use-customer-form.ts';
import { useOfferName } from './use-offer-name.ts';

export type PaymentFormProps = {
  /** the letter that the server refused; the new one takes its place */
  refused: Letter | undefined;
  openOrder: OpenOrder | undefined;
  /** in dollars; null means on request */
  yearlyPrice: number | null;
  /** of the year that is ordered */
  firstDay: string;
  session: Session;
  send: (choices: Choices, supersedes: string | undefined) => Promise<Letter>;
  onSubmitted: (letter: Letter, choices: Choices) => void;
};

/** `byQuarter`: in instalments. */
export type Choices = { paymentMethod: string; byQuarter: boolean };

const schema = v.object({ paymentMethod: choice });

/** How an order is paid: all that is chosen in it, and all that can be changed while it is open. */
export function PaymentForm(props: PaymentFormProps) {
  const { refused, openOrder, yearlyPrice, firstDay, session, send, onSubmitted } = props;
  const messages = useMessages('subscribe');
  const { options } = useOptions();
  const offerName = useOfferName();
  const [notStored, setNotStored] = useState(false);
  const errors = useRefusedFields(refused);
  const { paysOnline, byQuarter: isOffered } = useProfile(session).profile ?? {};
  const mayBeByQuarter = isOffered === true && yearlyPrice !== null && yearlyPrice > 0 && !errors?.byQuarter;
  const { form, field, values, set, busy } = useCustomerForm({
    schema,
    initial: refused ? choicesOf(refused) : { paymentMethod: '', byQuarter: !!openOrder?.instalments },
    initialErrors: errors,
    async send({ paymentMethod, byQuarter }) {
      setNotStored(false);
      const choices = { paymentMethod, byQuarter: byQuarter && mayBeByQuarter };
      try {
        onSubmitted(await send(choices, refused?.id), choices);
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
      {mayBeByQuarter && (
        <InstalmentChoice
          yearlyPrice={yearlyPrice}
          firstDay={firstDay}
          byQuarter={values.byQuarter}
          onChange={(byQuarter) => set({ byQuarter })}
        />
      )}
      {notStored && (
        <Notice intoView kind="bad">
          {messages.notStored}
        </Notice>
      )}
      <Button type="submit" busy={busy} wide>
        {openOrder && !refused ? messages.change : messages.submit}
      </Button>
      <p className={styles.message}>{nextStepOf(messages, paysOnline, values.paymentMethod)}</p>
    </form>
  );
}

function choicesOf(letter: Letter): Choices {
  const { paymentMethod, byQuarter = false } = parseLetter(letter).payload as Partial<Choices>;
  return { paymentMethod: paymentMethod ?? '', byQuarter };
}

/** The server's errors by field. It says of every choice alike that it is not on offer; here it is known which one that is. */
function useRefusedFields(refused: Letter | undefined) {
  const messages = useMessages('subscribe');
  const errors = refused?.lastError?.errors;
  const notOffered: Record<string, string> = {
    service: messages.withdrawn,
    paymentMethod: messages.methodWithdrawn,
    byQuarter: messages.instalments.withdrawn,
  };
  const messageOf = (name: string, { code, message }: { code: string; message: string }) =>
    (code === 'not-offered' && notOffered[name]) || message;
  return (
    errors &&
    Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, { message: messageOf(name, error) }]))
  );
}
