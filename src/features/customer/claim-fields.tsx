import { limits } from '../../contract/fields.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { type SelectFieldProps, TextAreaField, type TextAreaFieldProps } from '../../ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';

type ChoiceProps = Omit<SelectFieldProps, 'label'> & {
  value: string;
  name: 'hospital' | 'service' | 'policy' | 'paymentMethod';
  offered: readonly { name: string }[];
};

/** One of the hospitals, services, policies or payment methods on offer. */
export function ClaimChoiceField({ offered, ...props }: ChoiceProps) {
  const { fields } = useMessages('claimForm');
  return (
    <ChoiceField
      label={fields[props.name]}
      placeholder={fields.choose[props.name]}
      choices={offered.map(({ name }) => name)}
      unavailableLabel={fields.gone}
      required
      {...props}
    />
  );
}

export function ClaimDescriptionField(props: TextAreaFieldProps) {
  const { fields } = useMessages('claimForm');
  return (
    <TextAreaField
      hint={fields.detailsHint}
      maxLength={limits.description}
      remainingLabel={fields.left}
      enterKeyHint="enter"
      autoCapitalize="sentences"
      {...props}
    />
  );
}
