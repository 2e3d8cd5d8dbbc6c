import { useId } from 'react';
import { limits } from '../../contract/fields.ts';
import type { Profile } from '../../contract/responses/profile.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { type SelectFieldProps, TextAreaField, type TextAreaFieldProps, TextField } from '../../ui/field.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './claim-submission.module.css';
import { useOfferName } from './use-offer-name.ts';

type ChoiceProps = Omit<SelectFieldProps, 'label'> & {
  value: string;
  name: 'service' | 'policy' | 'paymentMethod';
  offered: readonly { name: string }[];
};

/** One of the services, policies or payment methods on offer. */
export function ClaimChoiceField({ offered, ...props }: ChoiceProps) {
  const { fields } = useMessages('claimForm');
  const offerName = useOfferName();
  return (
    <ChoiceField
      label={fields[props.name]}
      placeholder={fields.choose[props.name]}
      choices={offered.map(({ name }) => name)}
      nameOf={offerName}
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

export type ClaimDetails = { amountPaid: string; treatedOn: string; payToProvider: string; payToAccount: string };

/** Where to pay to is remembered from the last claim. */
export const emptyDetails = (profile: Profile | undefined): ClaimDetails => ({
  amountPaid: '',
  treatedOn: '',
  payToProvider: profile?.payTo?.provider ?? '',
  payToAccount: profile?.payTo?.account ?? '',
});

/** Names, not translated: they are what the banks and services call themselves. */
const payToProviders = [
  'Commercial Bank of Ethiopia',
  'telebirr',
  'CBE Birr',
  'M-Pesa',
  'Awash Bank',
  'Bank of Abyssinia',
  'Dashen Bank',
  'Cooperative Bank of Oromia',
  'Hibret Bank',
  'Zemen Bank',
];

/** What may be left out. Open if something was refused in it. */
export function ClaimDetailsFields({ field }: Pick<FormState<ClaimDetails>, 'field'>) {
  const { fields } = useMessages('claimForm');
  const list = useId();
  const [amount, day, provider, account] = [
    field('amountPaid'),
    field('treatedOn'),
    field('payToProvider'),
    field('payToAccount'),
  ];
  const isWrong = [amount, day, provider, account].some(({ error }) => error);
  return (
    <details className={styles.details} open={isWrong || undefined}>
      <summary>
        {fields.more} ({fields.optional})
      </summary>
      <div className={styles.form}>
        <TextField
          label={fields.amountPaid}
          hint={fields.amountHint}
          inputMode="decimal"
          autoComplete="off"
          {...amount}
        />
        <TextField label={fields.treatedOn} type="date" {...day} />
        <TextField
          label={fields.payToProvider}
          hint={fields.payToHint}
          list={list}
          autoComplete="off"
          maxLength={80}
          {...provider}
        />
        <datalist id={list}>
          {payToProviders.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField label={fields.payToAccount} inputMode="numeric" autoComplete="off" maxLength={60} {...account} />
      </div>
    </details>
  );
}
