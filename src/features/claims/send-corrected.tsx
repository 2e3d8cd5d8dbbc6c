import type { ClaimDetail } from '../../contract/responses/claims.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { corrected } from '../customer/outbox-store.ts';

/** One tap to the form, which holds what was sent; the new claim takes the place of this one. */
export function SendCorrected({ claim }: { claim: ClaimDetail }) {
  const messages = useMessages('claims').one;
  return (
    <ButtonLink to={corrected(claim)} state={{ says: saidIn(claim) }}>
      {messages.correct}
    </ButtonLink>
  );
}

function saidIn(claim: ClaimDetail) {
  const { kind, hospital, service, paymentMethod, description, fullName, email, priority } = claim;
  if (kind === 'claim') return { hospital, service, paymentMethod, description };
  return {
    hospital,
    policy: service,
    paymentMethod,
    description,
    fullName: fullName ?? '',
    email: email ?? '',
    priority,
  };
}
