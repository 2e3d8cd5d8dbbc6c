import { SelectField, type SelectFieldProps } from '../../ui/field.tsx';
import { useOfferName } from './use-offer-name.ts';

type ChoiceFieldProps = SelectFieldProps & {
  value: string;
  /** the sentence that stands there while nothing is chosen */
  choose: string;
  offered: readonly string[];
  /** how a choice is named that was made before and is not offered any more */
  gone: (name: string) => string;
};

/** One of the names on offer. One that is not among them, from an older draft, stays visible until another is chosen. */
export function ChoiceField({ choose, offered, gone, ...field }: ChoiceFieldProps) {
  const { value } = field;
  const nameOf = useOfferName();
  return (
    <SelectField {...field}>
      <option value="">{choose}</option>
      {value !== '' && !offered.includes(value) && (
        <option value={value}>{offered.length ? gone(nameOf(value)) : nameOf(value)}</option>
      )}
      {offered.map((name) => (
        <option key={name} value={name}>
          {nameOf(name)}
        </option>
      ))}
    </SelectField>
  );
}
