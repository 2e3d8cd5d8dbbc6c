import { changePin, removePin, setPin } from '../../../device/sealing/pin.ts';
import { reseal } from '../../../device/sealing/reseal.ts';
import type { Session } from '../../../device/session.ts';
import { startAutoLock } from '../../customer/pin/auto-lock.ts';
import type { PinRefusal } from '../../customer/pin/use-pin-message.ts';
import { forgetAfterWrongPins, reloadSession } from '../../customer/session-store.ts';

export type PinTask = 'set' | 'change' | 'remove';

type Entered = {
  session: Session;
  pin: string;
  newPin: string;
  /** what is shown on the log-in page after too many wrong PINs */
  usedUp: string;
};

/** Resolves to the refusal of a wrong PIN. */
export async function carryOut(
  task: PinTask,
  { session, pin, newPin, usedUp }: Entered,
): Promise<PinRefusal | undefined> {
  const owner = session.user.id;
  if (task === 'set') {
    await setPin(owner, newPin);
    startAutoLock();
  } else {
    const result = await (task === 'change' ? changePin(owner, pin, newPin) : removePin(owner, pin));
    if (result.kind === 'used-up') await forgetAfterWrongPins(session, usedUp);
    if (result.kind === 'wrong' || result.kind === 'wait') return result;
  }
  await reloadSession();
  // What is left is sealed or opened the next time.
  await reseal(owner).catch(() => undefined);
  return undefined;
}
