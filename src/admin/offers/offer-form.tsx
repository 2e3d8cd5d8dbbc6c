import type { ReactNode } from 'react';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { useDeskForm } from '../use-desk-form.ts';
import styles from './offers.module.css';

type Props = {
  of: Pick<ReturnType<typeof useDeskForm>, 'form' | 'refusal' | 'busy'>;
  active: boolean;
  onCancel: () => void;
  children: ReactNode;
};

export function OfferForm({ of: { form, refusal, busy }, active, onCancel, children }: Props) {
  return (
    <form className={styles.form} {...form}>
      {children}
      <CheckboxField name="active" label={messages.active} defaultChecked={active} />
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {deskMessages.save}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {deskMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
