import { SelectField, type SelectFieldProps } from '../../ui/field.tsx';

type ChoiceFieldProps = SelectFieldProps & {
  value: string;
  /** the label of the empty option */
  placeholder: string;
  choices: readonly string[];
  nameOf: (choice: string) => string;
  /** the label of a value that is no longer offered */
  unavailableLabel: (name: string) => string;
};

/**
 * A select of offered names, in groups if they are given as children. A value from an older draft that is not among them stays until
 * another one is chosen.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const { placeholder, choices, nameOf, unavailableLabel, children, ...field } = props;
  const { value } = field;
  return (
    <SelectField {...field}>
      <option value="">{placeholder}</option>
      {value !== '' && !choices.includes(value) && (
        <option value={value}>{choices.length ? unavailableLabel(nameOf(value)) : nameOf(value)}</option>
      )}
      {children ?? <ChoiceOptions choices={choices} nameOf={nameOf} />}
    </SelectField>
  );
}

export const ChoiceOptions = ({ choices, nameOf }: Pick<ChoiceFieldProps, 'choices' | 'nameOf'>) =>
  choices.map((choice) => (
    <option key={choice} value={choice}>
      {nameOf(choice)}
    </option>
  ));
