import type { Page } from '@playwright/test';
import type { Fault } from './fault.ts';
import type { Ledger, PhoneEvent } from './ledger.ts';
import { type Planned, plannedIn, textOf } from './letters.ts';
import { type Account, formOf, logIn, logOut, openForm } from './phone/account.ts';
import { submitForm } from './phone/claim-form.ts';
import type { Phone } from './phone/phone.ts';
import { isFinished, loggedInCustomer, readOutbox } from './phone/storage.ts';
import type { ServerUnderTest } from './server/under-test.ts';

export type Context = { server: ServerUnderTest; accounts: Account[]; ledger: Ledger<PhoneEvent> };

/** One session with a phone, from the start of its browser to its end. */
export class Life {
  readonly phone: Phone;
  readonly server: ServerUnderTest;
  readonly #accounts: Account[];
  readonly #ledger: Ledger<PhoneEvent>;
  /** The letters that this phone has confirmed as stored, in all its lives. */
  readonly #kept: Map<string, number>;
  #page: Page | undefined;
  #in: Account | undefined;

  constructor(phone: Phone, { server, accounts, ledger }: Context, kept: Map<string, number>) {
    this.phone = phone;
    this.server = server;
    this.#accounts = accounts;
    this.#ledger = ledger;
    this.#kept = kept;
  }

  get page(): Page {
    if (!this.#page) throw new Error('No page is open.');
    return this.#page;
  }

  /** The customer who should be logged in. */
  get customer(): Account {
    if (!this.#in) throw new Error('Nobody is logged in.');
    return this.#in;
  }

  note(kind: Fault): void {
    this.#ledger.note({ what: 'fault', kind });
  }

  async openForm(beside?: Page): Promise<Page> {
    this.#page = await this.phone.open(formOf(this.customer), beside);
    return this.#page;
  }

  /** Logs the customer in if necessary and corrects refused letters. */
  async begin(customer: number): Promise<void> {
    const account = this.#account(customer);
    this.#in = account;
    const page = await this.openForm();
    const letters = await readOutbox(page);
    const isIn = await loggedInCustomer(page);
    // Nobody has logged out, so the session was lost with the database.
    if (isIn === undefined) this.note('database-thrown-away-by-browser');
    const locked = letters.some(({ owner, state }) => owner === account.id && /needs-login|parked/.test(state));
    if (locked || isIn !== account.id) await this.become(customer);
    await this.correctAll();
  }

  async leave(): Promise<void> {
    await logOut(this.phone, this.page);
  }

  async become(customer: number): Promise<void> {
    if ((await loggedInCustomer(this.page)) !== undefined) await this.leave();
    this.#in = this.#account(customer);
    await logIn(this.phone, this.page, this.#in);
    await openForm(this.phone, this.page, this.#in);
  }

  async correctAll(): Promise<void> {
    const { id: owner } = this.customer;
    for (const letter of await readOutbox(this.page)) {
      if (letter.owner !== owner || letter.state !== 'needs-attention' || isFinished(letter)) continue;
      await this.phone.go(this.page, `${formOf(this.customer)}?correct=${letter.id}`);
      const written = await submitForm(this.page, '', [...this.#kept.keys()]);
      if (written.kind !== 'not-kept') this.#keep(written);
    }
  }

  async writeAll(letters: readonly Planned[], page = this.page): Promise<void> {
    for (const planned of letters) await this.write(planned, page);
  }

  /** Waits until the page shows that the letter is saved, or that it is not. */
  async write({ letter, phone }: Planned, page = this.page): Promise<boolean> {
    const text = textOf({ letter, phone, customer: this.customer.customer });
    const form = formOf(this.customer);
    if (new URL(page.url()).pathname !== form) await this.phone.go(page, form);
    for (;;) {
      const written = await submitForm(page, text, [...this.#kept.keys()]);
      if (written.kind === 'not-kept') {
        this.#ledger.note({ what: 'not-kept', letter });
        return false;
      }
      this.#keep(written);
      if (written.kind === 'kept') return true;
    }
  }

  #keep({ id, text }: { id: string; text: string }): void {
    const planned = plannedIn(text);
    if (!planned) throw new Error(`A letter that nobody wrote: ${text}`);
    this.#kept.set(id, planned.letter);
    this.#ledger.note({ what: 'made', id, ...planned });
  }

  #account(customer: number): Account {
    const account = this.#accounts[customer];
    if (!account) throw new Error(`There is no customer ${customer}.`);
    return account;
  }
}
