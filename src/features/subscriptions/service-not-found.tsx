import type { Letter } from '../../device/outbox/letter.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../customer/claim-submission.module.css';
import { discard, useOutbox } from '../customer/outbox-store.ts';
import type { Offer } from '../offers/services-query.ts';

type Props = {
  offer: Pick<Offer, 'isFetched' | 'isKnown'>;
  /** undefined if the URL names no service */
  isSameOrder: ((letter: Letter) => boolean) | undefined;
};

/** In the place of an order: no service is named, it is not offered any more, or it is not known on this phone. */
export function ServiceNotFound({ offer: { isFetched, isKnown }, isSameOrder }: Props) {
  const messages = useMessages('subscribe');
  const { act } = useMessages('letters');
  const letters = useOutbox((outbox) => outbox.letters);
  const refused = letters.find((letter) => letter.state === 'needs-attention' && isSameOrder?.(letter));
  const reason = !isSameOrder ? messages.unknown : isKnown ? messages.withdrawn : messages.notKnown;
  return (
    <Section className={styles.page}>
      <PageHeading>{messages.title}</PageHeading>
      {isSameOrder && !isFetched ? (
        <Skeleton lines={4} />
      ) : (
        <Notice
          kind={refused ? 'bad' : 'info'}
          title={refused && messages.refused}
          action={
            <div className={styles.actions}>
              <ButtonLink kind="quiet" to="/services">
                {messages.browse}
              </ButtonLink>
              {refused && (
                <Button kind="plain" onClick={() => void discard(refused.id)}>
                  {act.discard}
                </Button>
              )}
            </div>
          }
        >
          {reason}
        </Notice>
      )}
    </Section>
  );
}
