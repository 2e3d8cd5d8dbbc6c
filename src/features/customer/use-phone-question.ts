import { useState } from 'react';
import { isDialable, storedPhone } from '../../contract/phone.ts';

export type PhoneQuestion = {
  /** whether the question stands beside this phone number */
  isAsked: (phone: string) => boolean;
  /** false the first time, and never again, since anything may be kept */
  mayKeep: (phone: string) => boolean;
};

/** Asks once about a phone number that cannot be called. One that is kept already is not asked about. */
export function usePhoneQuestion(kept = ''): PhoneQuestion {
  const [hasAsked, setHasAsked] = useState(false);
  const cannotBeCalled = (phone: string) => phone !== kept && !isDialable(storedPhone(phone.trim()));
  return {
    isAsked: (phone) => hasAsked && cannotBeCalled(phone),
    mayKeep(phone) {
      if (hasAsked || !cannotBeCalled(phone)) return true;
      setHasAsked(true);
      return false;
    },
  };
}
