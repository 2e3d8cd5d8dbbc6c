import { Link } from 'react-router-dom';
import type { Options } from '../../contract/responses/options.ts';
import { townName } from '../../contract/towns.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import type { SelectFieldProps } from '../../ui/field.tsx';
import { byTown } from '../offers/by-town.ts';
import { ChoiceField, ChoiceOptions } from './choice-field.tsx';
import styles from './hospital-field.module.css';
import { useOfferName } from './use-offer-name.ts';

type HospitalFieldProps = Omit<SelectFieldProps, 'label'> & {
  value: string;
  offered: readonly { name: string }[];
  /** where the town of each is */
  hospitals: Options['hospitals'];
  /** It is first in the list, and not chosen: each claim names the hospital of its own treatment. */
  lastUsed: string | undefined;
};

/** The hospitals on offer, grouped by town. */
export function HospitalField({ offered, hospitals, lastUsed, ...field }: HospitalFieldProps) {
  const { fields } = useMessages('claimForm');
  const language = useLanguage();
  const offerName = useOfferName();
  const choices = offered.map(({ name }) => name);
  const [last, others] = [choices.filter((name) => name === lastUsed), choices.filter((name) => name !== lastUsed)];
  const townOf = new Map(hospitals.map(({ name, town }) => [name, town]));
  const groups = byTown(others.map((name) => ({ name, town: townOf.get(name) ?? fields.otherTown })));
  return (
    <div className={styles.field}>
      <ChoiceField
        label={fields.hospital}
        placeholder={fields.choose.hospital}
        choices={choices}
        nameOf={offerName}
        unavailableLabel={fields.gone}
        required
        {...field}
      >
        {last.length > 0 && (
          <optgroup label={fields.lastUsed}>
            <ChoiceOptions choices={last} nameOf={offerName} />
          </optgroup>
        )}
        {groups.map(({ town, hospitals }) => (
          <optgroup key={town} label={townName(language, town)}>
            <ChoiceOptions choices={hospitals.map(({ name }) => name)} nameOf={offerName} />
          </optgroup>
        ))}
      </ChoiceField>
      <Link to="/hospitals" className={styles.link}>
        {fields.hospitals}
      </Link>
    </div>
  );
}
