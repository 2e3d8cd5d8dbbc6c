import { adminCalls } from '../../contract/admin/api.ts';
import { deskWords } from '../../text/desk/frame.ts';
import { offerWords as words } from '../../text/desk/offers.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ask } from '../ask.ts';
import { givenIn, useDeskForm } from '../form.ts';
import styles from './offers.module.css';
import { numberIn, savedToast } from './saving.ts';

export function BirrForm({ onDone }: { onDone: () => void }) {
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminCalls.changeBirrRate.payload.schema,
    read: (data) => ({ rate: numberIn(givenIn(data, 'rate')), since: givenIn(data, 'since') }),
    send: (payload) => ask(adminCalls.changeBirrRate, { payload }),
    done: savedToast(onDone),
  });
  return (
    <form className={styles.form} {...form}>
      <TextField name="rate" inputMode="decimal" label={words.rate} required error={errors.rate} />
      <TextField
        type="date"
        name="since"
        label={words.since}
        hint={words.sinceHint}
        optional={deskWords.optional}
        error={errors.since}
      />
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <div className={styles.ways}>
        <Button type="submit" kind="quiet" busy={busy}>
          {words.add.birr}
        </Button>
      </div>
    </form>
  );
}
