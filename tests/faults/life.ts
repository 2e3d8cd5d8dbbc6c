import type { Page } from '@playwright/test';
import type { Fault } from './fault.ts';
import type { Ledger, PhoneEvent } from './ledger.ts';
import { type PlannedLetter, parsePlanned, textOf } from './letters.ts';
import { type Account, formPath, logIn, logOut, openForm } from './phone/account.ts';
import { submitForm } from './phone/claim-form.ts';
import type { Phone } from './phone/phone.ts';
import { isFinished, loggedInCustomer, readOutbox } from './phone/storage.ts';
import { hasPhoto, photoText } from './photos.ts';
import type { ServerUnderTest } from './server/under-test.ts';

export type Context = { server: ServerUnderTest; accounts: Account[]; ledger: Ledger<PhoneEvent> };

/** One session with a phone, from the start of its browser to its end. */
export class Life {
  readonly phone: Phone;
  readonly server: ServerUnderTest;
  readonly #accounts: Account[];
  readonly #ledger: Ledger<PhoneEvent>;
  /** The letters that this phone has confirmed as stored, in all its lives. */
  readonly #savedLetters: Map<string, number>;
  #page: Page | undefined;
  #loggedIn: Account | undefined;

  constructor(phone: Phone, { server, accounts, ledger }: Context, savedLetters: Map<string, number>) {
    this.phone = phone;
    this.server = server;
    this.#accounts = accounts;
    this.#ledger = ledger;
    this.#savedLetters = savedLetters;
  }

  get page(): Page {
    if (!this.#page) throw new Error('No page is open.');
    return this.#page;
  }

  /** The customer who should be logged in. */
  get customer(): Account {
    if (!this.#loggedIn) throw new Error('Nobody is logged in.');
    return this.#loggedIn;
  }

  noteFault(kind: Fault): void {
    this.#ledger.append({ what: 'fault', kind });
  }

  async openForm(beside?: Page): Promise<Page> {
    this.#page = await this.phone.open(formPath(this.customer), beside);
    return this.#page;
  }

  /** Logs the customer in if necessary and corrects refused letters. */
  async begin(customer: number): Promise<void> {
    const account = this.#account(customer);
    this.#loggedIn = account;
    const page = await this.openForm();
    const letters = await readOutbox(page);
    const loggedIn = await loggedInCustomer(page);
    // Nobody has logged out, so the session was lost with the database.
    if (loggedIn === undefined) this.noteFault('database-thrown-away-by-browser');
    const locked = letters.some(({ owner, state }) => owner === account.id && /needs-login|parked/.test(state));
    if (locked || loggedIn !== account.id) await this.switchTo(customer);
    await this.correctAll();
  }

  async logOut(): Promise<void> {
    await logOut(this.phone, this.page);
  }

  async switchTo(customer: number): Promise<void> {
    if ((await loggedInCustomer(this.page)) !== undefined) await this.logOut();
    this.#loggedIn = this.#account(customer);
    await logIn(this.phone, this.page, this.#loggedIn);
    await openForm(this.phone, this.page, this.#loggedIn);
  }

  async correctAll(): Promise<void> {
    const { id: owner } = this.customer;
    for (const letter of await readOutbox(this.page)) {
      if (letter.owner !== owner || letter.state !== 'needs-attention' || isFinished(letter)) continue;
      await this.phone.goto(this.page, `${formPath(this.customer)}?correct=${letter.id}`);
      const result = await submitForm(this.page, '', [...this.#savedLetters.keys()]);
      if (result.kind !== 'not-kept') this.#recordSaved(result);
    }
  }

  async writeAll(letters: readonly PlannedLetter[], page = this.page): Promise<void> {
    for (const plannedLetter of letters) await this.write(plannedLetter, page);
  }

  /** Waits until the page shows that the letter is saved, or that it is not. */
  async write({ letter, phone }: PlannedLetter, page = this.page): Promise<boolean> {
    const text = textOf({ letter, phone, customer: this.customer.customer });
    const form = formPath(this.customer);
    if (new URL(page.url()).pathname !== form) await this.phone.goto(page, form);
    for (;;) {
      const photo = hasPhoto(letter) ? photoText(text) : undefined;
      const result = await submitForm(page, text, [...this.#savedLetters.keys()], photo);
      if (result.kind === 'not-kept') {
        this.#ledger.append({ what: 'not-kept', letter });
        return false;
      }
      this.#recordSaved(result);
      if (result.kind === 'kept') return true;
    }
  }

  #recordSaved({ id, text }: { id: string; text: string }): void {
    const plannedLetter = parsePlanned(text);
    if (!plannedLetter) throw new Error(`A letter that nobody wrote: ${text}`);
    this.#savedLetters.set(id, plannedLetter.letter);
    this.#ledger.append({ what: 'made', id, ...plannedLetter });
  }

  #account(customer: number): Account {
    const account = this.#accounts[customer];
    if (!account) throw new Error(`There is no customer ${customer}.`);
    return account;
  }
}
