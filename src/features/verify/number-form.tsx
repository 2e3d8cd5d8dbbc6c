import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { cardByNumber } from '../../contract/payloads/card-number.ts';
import type { CardCheck } from '../../contract/responses/cards.ts';
import { request } from '../../device/api-client.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { Facts } from './verdict.tsx';
import styles from './verify.module.css';

const example = '7K2M-9X4W-8R3H';

/** A number that is read off a card. Only the server knows it, so this takes a network. */
export function NumberForm() {
  const { typed: messages, verdicts, texts } = useMessages('verify');
  const [outcome, setOutcome] = useState<CardCheck | 'failed' | 'busy'>();
  const { form, field, busy } = useCustomerForm({
    schema: cardByNumber.schema,
    initial: { number: '' },
    onChange: () => setOutcome(undefined),
    async send(payload) {
      const result = await request(endpoints.checkCard, { payload });
      if (result.kind === 'refused') return result.problem;
      if (result.kind === 'answer') setOutcome(result.answer);
      else setOutcome(result.why === 'busy' ? 'busy' : 'failed');
      return undefined;
    },
  });
  return (
    <form className={styles.form} {...form}>
      <h2>{messages.heading}</h2>
      <TextField
        label={messages.label}
        hint={messages.hint(example)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        {...field('number')}
      />
      <Button type="submit" kind="quiet" busy={busy}>
        {messages.submit}
      </Button>
      {outcome === 'failed' && <Notice kind="offline">{messages.failed}</Notice>}
      {outcome === 'busy' && <Notice kind="bad">{messages.busy}</Notice>}
      {typeof outcome === 'object' && <CheckNotice check={outcome} verdicts={verdicts} texts={texts} />}
    </form>
  );
}

type CheckNoticeProps = Pick<ReturnType<typeof useMessages<'verify'>>, 'verdicts' | 'texts'> & { check: CardCheck };

function CheckNotice({ check, verdicts, texts }: CheckNoticeProps) {
  const { status, name, planUntil, services } = check;
  if (status === 'unknown' || status === 'blocked')
    return (
      <Notice kind="bad" intoView title={verdicts[status]}>
        {texts[status]}
      </Notice>
    );
  const isCovered = status === 'covered';
  return (
    <Notice kind={isCovered ? 'good' : 'bad'} alert intoView title={isCovered ? verdicts.covered : verdicts.notCovered}>
      <div className={styles.verdict}>
        <Facts name={name} planUntil={planUntil} services={services} />
        <p>{texts.compare}</p>
      </div>
    </Notice>
  );
}
