import { type ReactNode, useLayoutEffect } from 'react';
import { deskMessages } from '../i18n/admin/layout.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { FormValues } from '../ui/use-form.ts';
import styles from './desk-form.module.css';
import { useCancel } from './unsaved-forms.tsx';
import type { DeskForm as DeskFormState } from './use-desk-form.ts';

type Props = {
  form: Pick<DeskFormState<FormValues>, 'form' | 'error' | 'busy' | 'isEdited'>;
  label: string;
  submitLabel?: string;
  onCancel: () => void;
  children: ReactNode;
};

/** A form that was opened by a button: it scrolls into view and gets the focus. */
export function DeskForm({ form, label, submitLabel = deskMessages.save, onCancel, children }: Props) {
  const { ref } = form.form;
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
    ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [ref]);
  const { cancel, dialog } = useCancel(form.isEdited, onCancel);
  return (
    <>
      <form className={styles.form} aria-label={label} {...form.form}>
        {children}
        {form.error && <Notice kind="bad">{form.error}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" busy={form.busy}>
            {submitLabel}
          </Button>
          <Button kind="plain" onClick={cancel}>
            {deskMessages.cancel}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
