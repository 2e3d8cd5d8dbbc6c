import { useState } from 'react';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { letterStatus, NoWrap, statusBadges, statusTextOf } from '../customer/letter-state.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { useDraft } from '../customer/use-draft.ts';
import { type MemberFields, MemberForm } from './member-form.tsx';

const empty: MemberFields = { name: '', birthDate: '', relation: '' };

/** Asks by letter, so it works offline. What the server refused opens in the form again. */
export function AskForMember({ session }: { session: Session }) {
  const messages = useMessages('family');
  const { letters, isLoaded } = useOutbox();
  const [submittedId, setSubmittedId] = useState<string>();
  const submitted = letters.find(({ id }) => id === submittedId);
  const [refused] = letters.filter(
    ({ kind, state, supersededBy }) => kind === 'family-member' && state === 'needs-attention' && !supersededBy,
  );
  if (submitted && submitted.state !== 'needs-attention')
    return (
      <>
        <Outcome letter={submitted} />
        <Button kind="quiet" onClick={() => setSubmittedId(undefined)}>
          {messages.another}
        </Button>
      </>
    );
  if (!isLoaded) return <Skeleton lines={4} />;
  return <DraftForm key={refused?.id} session={session} refused={refused} onSubmitted={setSubmittedId} />;
}

type DraftFormProps = { session: Session; refused: Letter | undefined; onSubmitted: (id: string) => void };

function DraftForm(props: DraftFormProps) {
  const draft = useDraft(props.session.user.id, 'family-member', 1, empty);
  if (!draft.form) return <Skeleton lines={4} />;
  return <MemberForm key={draft.form.version} draft={draft} empty={empty} {...props} />;
}

function Outcome({ letter }: { letter: Letter }) {
  const messages = useMessages('family');
  const { state: sentences, explanation } = useMessages('letters');
  const language = useLanguage();
  const state = letterStatus(letter);
  const number = letter.receipt?.number;
  if (state === 'sent')
    return (
      <Notice intoView kind="good" alert title={<NoWrap text={number}>{messages.received(number ?? '')}</NoWrap>}>
        {messages.next}
      </Notice>
    );
  return (
    <Notice
      intoView
      sign={statusBadges[state].sign}
      title={statusTextOf(letter, sentences, language)}
      action={
        <ButtonLink kind="quiet" to={`/claims/letter/${letter.id}`}>
          {messages.see}
        </ButtonLink>
      }
    >
      {explanation[state]}
    </Notice>
  );
}
