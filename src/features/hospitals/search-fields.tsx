import { useMessages } from '../../i18n/use-messages.tsx';
import { SelectField } from '../../ui/field.tsx';
import type { Search } from './search.ts';
import type { ShownHospital } from './shown-hospital.ts';

type Props = {
  /** all of them, whose towns and services are offered */
  hospitals: readonly ShownHospital[];
  search: Search;
  onSearch: (search: Search) => void;
};

/** Only the towns and services of a hospital of the list are offered. */
export function SearchFields({ hospitals, search, onSearch }: Props) {
  const messages = useMessages('hospitals');
  const towns = new Map(hospitals.map(({ stored, town }) => [stored.town, town]));
  const services = new Map(hospitals.flatMap(({ services }) => services.map(({ slug, title }) => [slug, title])));
  return (
    <>
      <SelectField
        name="town"
        label={messages.town}
        value={search.town}
        onChange={({ currentTarget }) => onSearch({ ...search, town: currentTarget.value })}
      >
        <option value="">{messages.allTowns}</option>
        <Options of={towns} />
      </SelectField>
      <SelectField
        name="service"
        label={messages.service}
        value={search.service}
        onChange={({ currentTarget }) => onSearch({ ...search, service: currentTarget.value })}
      >
        <option value="">{messages.allServices}</option>
        <Options of={services} />
      </SelectField>
    </>
  );
}

const Options = ({ of }: { of: ReadonlyMap<string, string> }) =>
  [...of].map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
