import { useEffect, useLayoutEffect, useRef } from 'react';
import { limits } from '../../contract/fields.ts';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';

/** A code of six digits that was sent. `onSms` gets it from the SMS, on a phone whose browser reads it (Web OTP). */
export function CodeField({ onSms, ...props }: TextFieldProps & { onSms?: ((code: string) => void) | undefined }) {
  useCodeFromSms(onSms);
  return <TextField autoComplete="one-time-code" inputMode="numeric" maxLength={limits.choice} required {...props} />;
}

type OneTimeCodeOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } };

function useCodeFromSms(onSms: ((code: string) => void) | undefined) {
  const latest = useRef(onSms);
  useLayoutEffect(() => {
    latest.current = onSms;
  });
  const isWanted = onSms !== undefined;
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return undefined;
    const waiting = new AbortController();
    const options: OneTimeCodeOptions = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials
      .get(options)
      .then((credential) => latest.current?.((credential as (Credential & { code?: string }) | null)?.code ?? ''))
      // Declined, or the page is left: the code is typed instead.
      .catch(() => undefined);
    return () => waiting.abort();
  }, [isWanted]);
}
