import { isDialable, shownPhone } from '../contract/phone.ts';
import { customerMessages } from '../i18n/admin/customers.ts';
import { Badge } from '../ui/badge.tsx';
import { AlertSign } from '../ui/signs.tsx';
import { UserText } from './user-text.tsx';

/** A phone number as a link, or marked if it cannot be called: customers may enter any text. */
export function PhoneLink({ phone }: { phone: string }) {
  const shown = <UserText>{shownPhone(phone)}</UserText>;
  if (isDialable(phone)) return <a href={`tel:${encodeURIComponent(phone)}`}>{shown}</a>;
  return (
    <>
      {shown}{' '}
      <Badge kind="bad" sign={AlertSign}>
        {customerMessages.notDialable}
      </Badge>
    </>
  );
}
