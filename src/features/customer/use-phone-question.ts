import { useState } from 'react';
import { isDialable, storedPhone } from '../../contract/phone.ts';

/** Text that cannot be called is accepted, but asked about once: `mayKeep` is false the first time. */
export function usePhoneQuestion() {
  const [asked, setAsked] = useState<string>();
  return {
    isAsked: (phone: string) => asked === phone,
    mayKeep(phone: string): boolean {
      if (isDialable(storedPhone(phone.trim())) || asked === phone) return true;
      setAsked(phone);
      return false;
    },
  };
}
