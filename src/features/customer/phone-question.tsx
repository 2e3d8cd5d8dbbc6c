import { useMessages } from '../../i18n/use-messages.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Asked beside a phone number that nobody could call. */
export function PhoneQuestion({ isAsked }: { isAsked: boolean }) {
  const { notDialable, keepPhone } = useMessages('account').fields;
  return (
    isAsked && (
      <Notice alert title={notDialable}>
        {keepPhone}
      </Notice>
    )
  );
}
