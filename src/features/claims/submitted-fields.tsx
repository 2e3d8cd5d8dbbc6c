import { useMessages } from '../../i18n/use-messages.tsx';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './claim-detail.module.css';

export type Sent = {
  kind: 'claim' | 'premium-claim';
  hospital: string;
  /** of a premium claim the policy */
  service: string;
  /** undefined is not known on this phone; an empty description is none */
  paymentMethod?: string | undefined;
  description?: string | undefined;
  fullName?: string | null | undefined;
  email?: string | null | undefined;
  priority: boolean;
};

export function SubmittedFields({ sent }: { sent: Sent }) {
  const { one, fields, kind } = useMessages('claims');
  const nameOf = useOfferName();
  const premium = sent.kind === 'premium-claim';
  return (
    <section className={styles.part}>
      <h2>{one.sent}</h2>
      <DefinitionList>
        <Definition term={fields.kind}>{kind[sent.kind]}</Definition>
        {sent.fullName && <Definition term={fields.fullName}>{sent.fullName}</Definition>}
        {sent.email && <Definition term={fields.email}>{sent.email}</Definition>}
        <Definition term={fields.hospital}>{sent.hospital}</Definition>
        <Definition term={premium ? fields.policy : fields.service}>{nameOf(sent.service)}</Definition>
        {sent.paymentMethod && <Definition term={fields.paymentMethod}>{nameOf(sent.paymentMethod)}</Definition>}
        {sent.description !== undefined && (
          <Definition term={fields.details}>
            <span className={styles.written}>{sent.description || fields.none}</span>
          </Definition>
        )}
        {premium && <Definition term={fields.priority}>{sent.priority ? fields.yes : fields.no}</Definition>}
      </DefinitionList>
    </section>
  );
}
