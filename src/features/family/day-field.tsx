import { useEffect, useId, useRef, useState } from 'react';
import { fullDay } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { FieldError, SelectField, TextField } from '../../ui/field.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { dayOf, typedDayOf } from './ethiopian-day.ts';
import styles from './family.module.css';

type Props = {
  field: ReturnType<FormState<{ birthDate: string }>['field']>;
  /** the Gregorian date as `YYYY-MM-DD` */
  value: string;
  onChange: (day: string) => void;
};

/** The date of birth, in either calendar. */
export function DayField({ field, value, onChange }: Props) {
  const messages = useMessages('family');
  const { calendar } = useMessages('layout');
  const language = useLanguage();
  const [which, setWhich] = useState(calendar.first);
  const errorId = useId();
  const { error, ...input } = field;
  return (
    <fieldset className={styles.day} aria-describedby={error ? errorId : undefined}>
      <legend>{messages.birthDate}</legend>
      <ChipGroup
        legend={messages.calendar.label}
        legendHidden
        value={which}
        onChange={setWhich}
        options={[
          { value: 'ethiopian', label: messages.calendar.ethiopian },
          { value: 'gregorian', label: messages.calendar.gregorian },
        ]}
      />
      {which === 'gregorian' ? (
        <TextField
          type="date"
          label={<span className="visually-hidden">{messages.birthDate}</span>}
          required
          {...input}
        />
      ) : (
        <EthiopianDay value={value} error={error} onChange={onChange} />
      )}
      {value !== '' && !error && <p className={styles.quiet}>{fullDay(language, value)}</p>}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

function EthiopianDay({ value, error, onChange }: Pick<Props, 'value' | 'onChange'> & { error: string | undefined }) {
  const messages = useMessages('family');
  const { ethiopianMonths } = useMessages('layout').calendar;
  const [typed, setTyped] = useState(() => typedDayOf(value));
  const first = useRef<HTMLInputElement>(null);
  // The form gives the focus to the first wrong field that has a name, which these parts have not.
  useEffect(() => {
    if (error && !document.activeElement?.hasAttribute('aria-invalid')) first.current?.focus();
  }, [error]);
  const part = (name: keyof typeof typed) => ({
    value: typed[name],
    required: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const next = { ...typed, [name]: currentTarget.value.trim() };
      setTyped(next);
      onChange(dayOf(next));
    },
  });
  return (
    <div className={styles.parts}>
      <TextField
        ref={first}
        label={messages.date}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        {...part('date')}
      />
      <SelectField label={messages.month} {...part('month')}>
        <option value="">{messages.month}</option>
        {ethiopianMonths.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label={messages.year} inputMode="numeric" autoComplete="off" maxLength={4} {...part('year')} />
    </div>
  );
}
