import { Link } from 'react-router-dom';
import type { AdminClaim } from '../../contract/admin/claims.ts';
import { shownPhone } from '../../contract/phone.ts';
import { claimWords } from '../../text/desk/claims.ts';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { momentOf } from '../dates.ts';
import { Written } from '../written.tsx';
import styles from './claim.module.css';

const words = claimWords.one;

/** Everything the letter said, as it was written. */
export function WhatWasSent({ claim }: { claim: AdminClaim }) {
  const premium = claim.kind === 'premium-claim';
  return (
    <>
      <DefinitionList className={styles.facts}>
        <Definition term={words.kind}>{claimWords.kind[claim.kind]}</Definition>
        <Definition term={words.hospital}>{claim.hospital}</Definition>
        <Definition term={premium ? words.policy : words.service}>{claim.service}</Definition>
        <Definition term={words.payment}>{claim.paymentMethod}</Definition>
        {claim.fullName !== null && (
          <Definition term={words.patient}>
            <Written>{claim.fullName}</Written>
          </Definition>
        )}
        {claim.email !== null && (
          <Definition term={words.patientEmail}>
            <Written>{claim.email}</Written>
          </Definition>
        )}
        <Definition term={words.received}>{momentOf(claim.receivedAt)}</Definition>
        {claim.corrects && (
          <Definition term={words.corrects}>
            <Link to={`/claims/${claim.corrects.id}`}>{claim.corrects.number}</Link>
          </Definition>
        )}
        {claim.correctedBy && (
          <Definition term={words.correctedBy}>
            <Link to={`/claims/${claim.correctedBy.id}`}>{claim.correctedBy.number}</Link>
          </Definition>
        )}
      </DefinitionList>
      <h3>{words.details}</h3>
      {claim.description ? (
        <Written long>{claim.description}</Written>
      ) : (
        <p className={styles.told}>{words.noDetails}</p>
      )}
    </>
  );
}

export function WhoSentIt({ customer }: { customer: AdminClaim['customer'] }) {
  return (
    <DefinitionList className={styles.facts}>
      <Definition term={words.name}>
        <Link to={`/customers/${customer.id}`}>
          <Written>{customer.username}</Written>
        </Link>
      </Definition>
      {customer.email && (
        <Definition term={words.email}>
          <Written>{customer.email}</Written>
        </Definition>
      )}
      {customer.phone && (
        <Definition term={words.phone}>
          <a href={`tel:${encodeURIComponent(customer.phone)}`}>
            <Written>{shownPhone(customer.phone)}</Written>
          </a>
        </Definition>
      )}
      <Definition term={words.plan}>{customer.plan}</Definition>
    </DefinitionList>
  );
}
