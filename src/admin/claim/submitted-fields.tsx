import { Link } from 'react-router-dom';
import type { AdminClaim } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { formatBirrCents } from '../../i18n/money.ts';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { formatDateTime, formatDay } from '../dates.ts';
import { UserText } from '../user-text.tsx';
import styles from './claim.module.css';

const messages = claimMessages.one;
const { relations, born } = customerMessages.family;

export function SubmittedFields({ claim }: { claim: AdminClaim }) {
  const premium = claim.kind === 'premium-claim';
  return (
    <>
      <DefinitionList className={styles.facts}>
        <Definition term={messages.kind}>{claimMessages.kind[claim.kind]}</Definition>
        <Definition term={messages.person}>
          {claim.person ? (
            <UserText>{`${claim.person.name}, ${relations[claim.person.relation]}, ${born(formatDay(claim.person.birthDate))}`}</UserText>
          ) : (
            messages.holder
          )}
        </Definition>
        <Definition term={messages.hospital}>{claim.hospital}</Definition>
        <Definition term={premium ? messages.policy : messages.service}>{claim.service}</Definition>
        <Definition term={messages.payment}>{claim.paymentMethod}</Definition>
        {claim.paidBirrCents && (
          <Definition term={messages.paid}>{formatBirrCents('en', claim.paidBirrCents)}</Definition>
        )}
        {claim.treatedOn && <Definition term={messages.treatedOn}>{formatDay(claim.treatedOn)}</Definition>}
        {claim.payTo && (
          <Definition term={messages.payTo}>
            <UserText>{`${claim.payTo.provider}, ${claim.payTo.account}`}</UserText>
          </Definition>
        )}
        {claim.fullName !== null && (
          <Definition term={messages.patient}>
            <UserText>{claim.fullName}</UserText>
          </Definition>
        )}
        {claim.email !== null && (
          <Definition term={messages.patientEmail}>
            <UserText>{claim.email}</UserText>
          </Definition>
        )}
        <Definition term={messages.received}>{formatDateTime(claim.receivedAt)}</Definition>
        {claim.corrects && (
          <Definition term={messages.corrects}>
            <Link to={`/claims/${claim.corrects.id}`}>{claim.corrects.number}</Link>
          </Definition>
        )}
        {claim.correctedBy && (
          <Definition term={messages.correctedBy}>
            <Link to={`/claims/${claim.correctedBy.id}`}>{claim.correctedBy.number}</Link>
          </Definition>
        )}
      </DefinitionList>
      <h3>{messages.details}</h3>
      {claim.description ? (
        <UserText long>{claim.description}</UserText>
      ) : (
        <p className={styles.note}>{messages.noDetails}</p>
      )}
    </>
  );
}
