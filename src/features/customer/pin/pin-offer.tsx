import { useEffect, useState } from 'react';
import { answerPinOffer, isPinOffered } from '../../../device/sealing/pin-offer.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** To the second customer who logs in on a phone, once. */
export function PinOffer({ owner }: { owner: string }) {
  const messages = useMessages('portal').pinOffer;
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => void isPinOffered(owner).then(setIsOffered, () => undefined), [owner]);
  const answer = () => {
    setIsOffered(false);
    void answerPinOffer().catch(() => undefined);
  };
  if (!isOffered) return null;
  return (
    <Notice
      onDismiss={answer}
      dismissLabel={messages.dismiss}
      action={
        <ButtonLink kind="quiet" to="/settings#pin" onClick={answer}>
          {messages.toSettings}
        </ButtonLink>
      }
    >
      {messages.text}
    </Notice>
  );
}
