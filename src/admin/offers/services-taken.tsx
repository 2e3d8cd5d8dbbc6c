import type { AdminOffers } from '../../contract/admin/offers.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { CheckboxField } from '../../ui/field.tsx';
import type { DeskForm } from '../use-desk-form.ts';
import styles from './services-taken.module.css';

type Services = AdminOffers['services'];
/** A field for each service. */
type Taken = { [field: `takes ${string}`]: boolean };

const fieldOf = (slug: string) => `takes ${slug}` as const;

export const takenServices = (services: Services, taken: readonly string[] = []): Taken =>
  Object.fromEntries(services.map(({ slug }) => [fieldOf(slug), taken.includes(slug)]));

/** The slugs of those that are ticked. */
export const servicesOf = (values: object): string[] =>
  Object.entries(values)
    .filter(([name, value]) => name.startsWith(fieldOf('')) && value === true)
    .map(([name]) => name.slice(fieldOf('').length));

type Props = { services: Services; form: Pick<DeskForm<Taken>, 'values' | 'field'> };

/** Those no longer offered are shown only where they are ticked. */
export function ServicesTaken({ services, form: { values, field } }: Props) {
  return (
    <fieldset className={styles.services}>
      <legend className={styles.legend}>{messages.servicesTaken}</legend>
      {services
        .filter(({ slug, active }) => active || values[fieldOf(slug)])
        .map(({ slug, title }) => (
          <CheckboxField key={slug} label={title} checked={values[fieldOf(slug)] ?? false} {...field(fieldOf(slug))} />
        ))}
    </fieldset>
  );
}
