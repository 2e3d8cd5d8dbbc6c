import { SelectField, type SelectFieldProps } from '../../ui/field.tsx';
import { useOfferName } from './use-offer-name.ts';

type ChoiceFieldProps = SelectFieldProps & {
  value: string;
  /** the label of the empty option */
  placeholder: string;
  choices: readonly string[];
  /** the label of a value that is no longer offered */
  unavailableLabel: (name: string) => string;
};

/** A select of offered names. A value from an older draft that is not among them stays until another one is chosen. */
export function ChoiceField({ placeholder, choices, unavailableLabel, ...field }: ChoiceFieldProps) {
  const { value } = field;
  const offerName = useOfferName();
  return (
    <SelectField {...field}>
      <option value="">{placeholder}</option>
      {value !== '' && !choices.includes(value) && (
        <option value={value}>{choices.length ? unavailableLabel(offerName(value)) : offerName(value)}</option>
      )}
      {choices.map((name) => (
        <option key={name} value={name}>
          {offerName(name)}
        </option>
      ))}
    </SelectField>
  );
}
