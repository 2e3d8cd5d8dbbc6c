import type { ClaimDetail } from '../../contract/responses/claims.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { claimCorrectionPath } from '../customer/outbox-store.ts';

/** Opens the form with the values of this claim; the new claim replaces this one. */
export function CorrectionLink({ claim }: { claim: ClaimDetail }) {
  const messages = useMessages('claims').one;
  return (
    <ButtonLink
      to={claimCorrectionPath(claim)}
      state={{ values: formValuesOf(claim), hasPhotos: Boolean(claim.photos?.length) }}
    >
      {messages.correct}
    </ButtonLink>
  );
}

function formValuesOf(claim: ClaimDetail) {
  const { kind, hospital, service, paymentMethod, description, fullName, email, priority } = claim;
  const person = claim.person?.id ?? '';
  if (kind === 'claim') return { person, hospital, service, paymentMethod, description };
  return {
    person,
    hospital,
    policy: service,
    paymentMethod,
    description,
    fullName: fullName ?? '',
    email: email ?? '',
    priority,
  };
}
