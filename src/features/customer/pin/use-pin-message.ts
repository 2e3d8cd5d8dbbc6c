import type { PinResult } from '../../../device/sealing/pin.ts';
import { shownMoment } from '../../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../../i18n/use-messages.tsx';

export type PinRefusal = Extract<PinResult, { kind: 'wrong' | 'wait' }>;

/** Why a PIN was not accepted, and when the next may be tried. */
export function usePinMessage(): (refusal: PinRefusal) => string {
  const messages = useMessages('pin');
  const language = useLanguage();
  const moment = (time: number) => shownMoment(language, new Date(time));
  return (refusal) => {
    if (refusal.kind === 'wait') return messages.wait(moment(refusal.nextTryAt));
    const wrong = messages.wrong(refusal.left);
    return refusal.nextTryAt > 0 ? `${wrong} ${messages.wait(moment(refusal.nextTryAt))}` : wrong;
  };
}
