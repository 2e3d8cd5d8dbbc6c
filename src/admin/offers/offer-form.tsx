import type { ReactNode } from 'react';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DeskForm } from '../use-desk-form.ts';
import styles from './offers.module.css';

type Props = {
  form: DeskForm<{ active: boolean }>;
  onCancel: () => void;
  children: ReactNode;
};

export function OfferForm({ form, onCancel, children }: Props) {
  const { values, field, error, busy } = form;
  return (
    <form className={styles.form} {...form.form}>
      {children}
      <CheckboxField label={messages.active} checked={values.active} {...field('active')} />
      {error && <Notice kind="bad">{error}</Notice>}
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
