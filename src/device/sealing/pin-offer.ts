import { finishTransaction, withDatabase } from '../database.ts';
import { sha256Of } from '../sha256.ts';

const firstCustomerKey = 'first-customer';
/** For whom the offer is; `none` once it was answered. */
const offerKey = 'pin-offer';
const answered = 'none';

/** Nobody's id is kept on the phone for this. */
const markOf = async (owner: string) => (await sha256Of(owner)).slice(0, 16);

/** Called at log-in: the second customer of a phone is offered a PIN, once. */
export async function noteLogIn(owner: string): Promise<void> {
  const mark = await markOf(owner);
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite');
    const { store } = transaction;
    const [first, offer] = await Promise.all([store.get(firstCustomerKey), store.get(offerKey)]);
    const isSecond = first !== undefined && first !== mark && offer === undefined;
    await finishTransaction(transaction, [
      first === undefined && store.put(mark, firstCustomerKey),
      isSecond && store.put(mark, offerKey),
    ]);
  });
}

export async function isPinOffered(owner: string): Promise<boolean> {
  const offer = await withDatabase((database) => database.get('session', offerKey));
  return offer !== undefined && offer === (await markOf(owner));
}

export const answerPinOffer = (): Promise<unknown> =>
  withDatabase((database) => database.put('session', answered, offerKey));
