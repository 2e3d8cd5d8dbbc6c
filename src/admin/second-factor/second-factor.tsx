import { useState } from 'react';
import type { InferOutput } from 'valibot';
import type { secondFactorBegun, secondFactorConfirmed } from '../../contract/admin/session.ts';
import { secondFactorMessages as messages } from '../../i18n/admin/second-factor.ts';
import { DeskPage } from '../desk-page.tsx';
import { storeSession, useDeskSession } from '../session.ts';
import { Begin } from './begin.tsx';
import { Confirm } from './confirm.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Begun = InferOutput<typeof secondFactorBegun>;

/** Sets up an authenticator app: the password, the QR code with a first code, then the recovery codes. */
export function SecondFactor() {
  const session = useDeskSession((state) => state.session);
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  if (!session) return null;
  const isOn = session.administrator.secondFactor === 'on';
  const confirmed = ({ recoveryCodes, token }: InferOutput<typeof secondFactorConfirmed>) => {
    setCodes(recoveryCodes);
    setBegun(undefined);
    void storeSession({ token, administrator: { ...session.administrator, secondFactor: 'on' } });
  };
  return (
    <DeskPage title={messages.title}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : begun ? (
        <Confirm begun={begun} onDone={confirmed} onCancel={() => setBegun(undefined)} />
      ) : (
        <>
          <p>{isOn ? messages.on : messages.lead}</p>
          <Begin isOn={isOn} onDone={setBegun} />
        </>
      )}
    </DeskPage>
  );
}
