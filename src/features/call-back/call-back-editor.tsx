import { callBack } from '../../contract/payloads/call-back.ts';
import { shownPhone } from '../../contract/phone.ts';
import type { Profile } from '../../contract/responses/profile.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formValuesOf } from '../customer/letter-content.ts';
import { useDraft } from '../customer/use-draft.ts';
import { CallBackForm, type CallBackValues } from './call-back-form.tsx';

type Props = {
  session: Session;
  profile: Profile | undefined;
  /** the letter that the server refused; the new one takes its place */
  refused: Letter | undefined;
  /** the claim that the customer came from; empty for none */
  claimId: string;
  onSubmitted: (id: string) => void;
};

/** The form with its draft. */
export function CallBackEditor({ session, profile, refused, claimId, onSubmitted }: Props) {
  const messages = useMessages('callBack');
  const written = refused && (formValuesOf(refused) as Partial<CallBackValues>);
  const initialValues: CallBackValues = {
    phone: shownPhone(profile?.callBack?.phone ?? profile?.user.phone ?? ''),
    time: profile?.callBack?.time ?? 'any',
    claim: claimId,
    text: '',
    ...written,
  };
  const name = refused ? `call-back:${refused.id}` : 'call-back';
  const draft = useDraft(session.user.id, name, callBack.version, initialValues);
  if (!draft.form)
    return (
      <>
        <p role="status" className="visually-hidden">
          {messages.loading}
        </p>
        <Skeleton lines={4} />
      </>
    );
  return (
    <CallBackForm
      key={draft.form.version}
      owner={session.user.id}
      draft={draft}
      draftName={name}
      initialValues={draft.form.values ?? initialValues}
      keptPhone={shownPhone(profile?.user.phone ?? '')}
      claims={profile?.claims ?? []}
      refused={refused}
      onSubmitted={onSubmitted}
    />
  );
}
