import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endpoints } from '../../contract/endpoints.ts';
import { isMobile, shownPhone } from '../../contract/phone.ts';
import type { Profile } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { KeepOldEmail } from './keep-old-email.tsx';

type Asked = 'new-email' | 'email' | 'phone';

/** What a code should confirm: one at a time, since both fields would be offered the same code. A link asks for the phone number first. */
function askedOf({ user, noticeChannels = [] }: Profile, hash: string): Asked | undefined {
  if (user.pendingEmail) return 'new-email';
  const asked: Asked[] = [];
  if (user.emailConfirmed === false && noticeChannels.includes('email')) asked.push('email');
  if (user.phoneConfirmed === false && noticeChannels.includes('sms') && isMobile(user.phone)) asked.push('phone');
  return asked.find((one) => hash === `#confirm-${one}`) ?? asked[0];
}

export function Confirmation({ session, profile }: { session: Session; profile: Profile }) {
  const { confirmEmail, confirmOwnEmail, confirmPhone } = useMessages('settings');
  const [confirmed, setConfirmed] = useState<string>();
  const { hash } = useLocation();
  const { user } = profile;
  const asked = askedOf(profile, hash);
  const { token } = session;
  const ofEmail = {
    session,
    confirm: endpoints.confirmEmail,
    sendCode: () => request(endpoints.sendEmailCode, { token }),
    onConfirmed: setConfirmed,
  };
  return (
    <>
      {asked === 'new-email' && user.pendingEmail && (
        <ConfirmByCode
          key={user.pendingEmail}
          id="confirm-new-email"
          messages={confirmEmail}
          lead={confirmEmail.lead(user.pendingEmail, user.email)}
          {...ofEmail}
        >
          <KeepOldEmail session={session} user={user} />
        </ConfirmByCode>
      )}
      {asked === 'email' && (
        <ConfirmByCode
          key={user.email}
          id="confirm-email"
          messages={{ ...confirmEmail, ...confirmOwnEmail, send: confirmPhone.send }}
          lead={confirmOwnEmail.lead(user.email)}
          {...ofEmail}
        />
      )}
      {asked === 'phone' && (
        <ConfirmByCode
          key={user.phone}
          id="confirm-phone"
          session={session}
          messages={confirmPhone}
          lead={confirmPhone.lead(shownPhone(user.phone))}
          confirm={endpoints.confirmPhone}
          sendCode={() => request(endpoints.sendPhoneCode, { token })}
          onConfirmed={setConfirmed}
          isSms
        />
      )}
      {confirmed && asked !== 'new-email' && (
        <Notice intoView kind="good">
          {confirmed}
        </Notice>
      )}
    </>
  );
}
