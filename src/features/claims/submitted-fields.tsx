import { shownDay } from '../../i18n/dates.ts';
import { formatBirrCents } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './claim-detail.module.css';

export type SubmittedClaim = {
  kind: 'claim' | 'premium-claim';
  hospital: string;
  /** of a premium claim the policy */
  service: string;
  /** undefined: not stored on this device; an empty string: no description was given */
  paymentMethod?: string | undefined;
  description?: string | undefined;
  fullName?: string | null | undefined;
  email?: string | null | undefined;
  /** in cents of a birr */
  paidBirrCents?: number | null | undefined;
  treatedOn?: string | null | undefined;
  payTo?: { provider: string; account: string } | null | undefined;
  priority: boolean;
};

export function SubmittedFields({ submitted }: { submitted: SubmittedClaim }) {
  const { one, fields } = useMessages('claims');
  const { kind } = useMessages('letters');
  const offerName = useOfferName();
  const language = useLanguage();
  const isPremium = submitted.kind === 'premium-claim';
  return (
    <section className={styles.part}>
      <h2>{one.sent}</h2>
      <DefinitionList>
        <Definition term={fields.kind}>{kind[submitted.kind]}</Definition>
        {submitted.fullName && <Definition term={fields.fullName}>{submitted.fullName}</Definition>}
        {submitted.email && <Definition term={fields.email}>{submitted.email}</Definition>}
        <Definition term={fields.hospital}>{offerName(submitted.hospital)}</Definition>
        <Definition term={isPremium ? fields.policy : fields.service}>{offerName(submitted.service)}</Definition>
        {submitted.paymentMethod && (
          <Definition term={fields.paymentMethod}>{offerName(submitted.paymentMethod)}</Definition>
        )}
        {submitted.paidBirrCents && (
          <Definition term={fields.amountPaid}>{formatBirrCents(language, submitted.paidBirrCents)}</Definition>
        )}
        {submitted.treatedOn && (
          <Definition term={fields.treatedOn}>{shownDay(language, submitted.treatedOn)}</Definition>
        )}
        {submitted.payTo && (
          <Definition term={fields.payTo}>
            {submitted.payTo.provider}, {submitted.payTo.account}
          </Definition>
        )}
        {submitted.description !== undefined && (
          <Definition term={fields.details}>
            <span className={styles.written}>{submitted.description || fields.none}</span>
          </Definition>
        )}
        {isPremium && <Definition term={fields.priority}>{submitted.priority ? fields.yes : fields.no}</Definition>}
      </DefinitionList>
    </section>
  );
}
