import { screen, waitFor, within } from '@testing-library/dom';
import { type IDBPDatabase, openDB } from 'idb';
import { expect } from 'vitest';
import { post } from '../support/customer.ts';
import { goto } from '../support/phone.tsx';
import { fill, press, select } from '../support/user.ts';

export async function openClaimForm(path = '/claimform'): Promise<void> {
  await goto(path);
  await screen.findByRole('option', { name: 'City Hospital' });
}

export async function fillClaim(details = 'Two stitches after a fall'): Promise<void> {
  await select('Hospital', 'City Hospital');
  await select('Service', 'Minor Surgeries');
  await select('Payment Method', 'Cash');
  await fill('Additional Details', details);
}

export async function fillPremiumClaim(): Promise<void> {
  await select('Hospital', 'Sunrise Medical');
  await select('Policy', 'Surgical Procedures');
  await select('Payment Method', 'Bank Transfer');
  await fill('Claim Description', 'Appendix taken out');
}

export const submitClaim = () => press('Submit Claim Request');

/** The entries of the list, each of which is a link to its page. */
export const entries = () =>
  [...document.querySelectorAll<HTMLElement>('main ol > li')].filter((item) => within(item).queryByRole('link'));
export const hasEntries = (count: number) => waitFor(() => expect(entries()).toHaveLength(count));

/** The only entry of the list, once it says this. */
export const entrySays = (text: string | RegExp) =>
  waitFor(() => expect(entries().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(text)]));
export const openEntry = (item = entries()[0]) =>
  within(item as HTMLElement)
    .getByRole('link')
    .click();

async function withStorage<T>(use: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB('tenawas');
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

type Store = 'session' | 'drafts' | 'outbox' | 'answers';
export const readStore = (store: Store): Promise<unknown[]> => withStorage((database) => database.getAll(store));

/** Waits until the text is in IndexedDB, which survives a reload. */
export const stored = (text: string, store: Store = 'drafts') =>
  waitFor(async () => expect(JSON.stringify(await readStore(store))).toContain(text));

/** Deletes the session from IndexedDB without notifying any tab. */
export const deleteSession = () => withStorage((database) => database.delete('session', 'token'));

/**
 * Adds a hospital to the stored options, as if it had been offered when they were fetched and was withdrawn since.
 * The form shows it while offline.
 */
export async function addStoredHospital(name: string): Promise<void> {
  await stored('City Hospital', 'answers');
  await withStorage(async (database) => {
    const record = await database.get('answers', ['options', '']);
    const gone = { id: name, name, town: '', phone: '' };
    record.answer.hospitals.push(gone);
    record.answer.premium.hospitals.push(gone);
    await database.put('answers', record);
  });
}

export async function storedToken(): Promise<string> {
  const records = (await readStore('session')) as { token?: string }[];
  return records.find(({ token }) => token)?.token ?? '';
}

/** Sends claims from another phone, the oldest of which is `Claim 1`. */
export async function createClaims(count: number, token: string): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const service = n % 2 ? 'Maternity Care' : 'Telemedicine';
    const claim = { hospital: 'City Hospital', service, paymentMethod: 'Cash', description: `Claim ${n}` };
    await post('/claims', claim, token);
  }
}

export type ServerClaim = { id: string; hospital: string; service: string; number: string };

export async function fetchClaims(token?: string): Promise<ServerClaim[]> {
  const headers = { authorization: `Bearer ${token ?? (await storedToken())}` };
  const response = await fetch('/api/claims', { headers });
  return ((await response.json()) as { claims: ServerClaim[] }).claims;
}

/** Deletes the drafts as another tab's letter does, and ends the transaction only when something has been typed. */
export const deleteDraftWhileTyping = (type: () => void) =>
  withStorage(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const drafts = transaction.objectStore('drafts');
    let isHeld = true;
    const hold = async () => {
      await drafts.clear();
      while (isHeld) await drafts.count();
    };
    const held = hold();
    const listener = new BroadcastChannel('tenawas');
    const changed = new Promise((done) => {
      listener.onmessage = done;
    });
    const sender = new BroadcastChannel('tenawas');
    sender.postMessage({ changed: 'drafts' });
    await changed;
    type();
    isHeld = false;
    await Promise.all([held, transaction.done]);
    listener.close();
    sender.close();
  });
