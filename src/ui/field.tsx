import { type ChangeEvent, createElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import type { PropsOf } from './props.ts';
import { AlertSign, ChevronSign } from './signs.tsx';

/** What a control takes over from its field, so that label, hint and error are read out with it. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The word that marks a field that may stay empty. */
  optional?: string | undefined;
  required?: boolean | undefined;
}

interface FieldProps extends FieldWords {
  /** The control's own id, where something else must point to it. */
  id?: string | undefined;
  /** Stands under the control, read out with it: how many characters are left. */
  note?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, optional, required, id, note, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const part = (name: string, there: ReactNode) => (there ? `${controlId}-${name}` : undefined);
  const described = { error: part('error', error), hint: part('hint', hint), note: part('note', note) };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hint && (
        <p id={described.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        required,
        'aria-describedby': Object.values(described).filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <div id={described.note} className={styles.hint}>
          {note}
        </div>
      )}
      <FieldError id={described.error}>{error}</FieldError>
    </div>
  );
}

/** One for every type: as a tag it would have to be told which. */
const Input = (props: PropsOf<'input'>) => createElement('input', props);

export type TextFieldProps = Omit<PropsOf<'input'>, keyof FieldWords> & FieldWords;

export function TextField({ label, hint, error, optional, required, id, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} required={required} id={id}>
      {(control) => <Input type="text" {...rest} {...control} className={classNames(styles.control, className)} />}
    </Field>
  );
}

export interface PasswordFieldProps extends Omit<PropsOf<'input'>, keyof FieldWords | 'type'>, FieldWords {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, required, id, className, showLabel, hideLabel, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} required={required} id={id}>
      {(control) => (
        <div className={styles.holder}>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(styles.control, styles.password, className)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? hideLabel : showLabel}
          </button>
        </div>
      )}
    </Field>
  );
}

export interface TextAreaFieldProps extends Omit<PropsOf<'textarea'>, keyof FieldWords>, FieldWords {
  /** Says how many characters are left; shown where there is a `maxLength` as well. */
  leftLabel?: ((left: number) => string) | undefined;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optional, required, id, className, leftLabel, onChange, ...rest } = props;
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  const note = leftLabel && rest.maxLength !== undefined && leftLabel(rest.maxLength - length);
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    onChange?.(event);
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional} required={required} id={id} note={note}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={classNames(styles.control, styles.area, className)}
          onChange={count}
        />
      )}
    </Field>
  );
}

export type SelectFieldProps = Omit<PropsOf<'select'>, keyof FieldWords> & FieldWords;

/** A native select, because the phone's own list is the one that people know; its options are the children. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, required, id, className, defaultValue, ...rest } = props;
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it begins with; what it is, its customer says afterwards
  useLayoutEffect(() => {
    if (defaultValue === undefined) return;
    const first = [...(select.current?.options ?? [])].find(({ value }) => value === String(defaultValue));
    // Not `selected`, so that a form that is reset comes back to it.
    if (first) first.defaultSelected = true;
  }, []);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} required={required} id={id}>
      {(control) => (
        <div className={styles.holder}>
          <select
            {...rest}
            {...control}
            ref={select}
            className={classNames(styles.control, styles.select, className)}
          />
          <ChevronSign className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}

export interface CheckboxFieldProps extends Omit<PropsOf<'input'>, 'type' | 'label'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function CheckboxField({ label, hint, error, id, className, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const hintId = hint ? `${boxId}-hint` : undefined;
  const errorId = error ? `${boxId}-error` : undefined;
  return (
    <div>
      <div className={styles.row}>
        <input
          {...rest}
          id={boxId}
          type="checkbox"
          className={classNames(styles.box, className)}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={boxId} className={styles.boxLabel}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={styles.boxHint}>
            {hint}
          </p>
        )}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <AlertSign className={styles.sign} />
      <span>{children}</span>
    </p>
  );
}
