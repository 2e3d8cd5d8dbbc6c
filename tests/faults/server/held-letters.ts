import type { Order, When } from './messages.ts';

type Hold = Omit<Extract<Order, { order: 'hold' }>, 'order'>;

/** Letters that are delayed while a scene acts on their sender. */
export class HeldLetters {
  readonly #onHeld: (phone: number) => void;
  #requested = new Map<number, Hold>();
  #held = new Map<number, () => void>();

  constructor(onHeld: (phone: number) => void) {
    this.#onHeld = onHeld;
  }

  set(hold: Hold): void {
    this.#requested.set(hold.phone, hold);
  }

  /** Whether to delay the next letter of this phone; resets when it returns true. */
  take(phone: number, from: 'page' | 'worker'): When | undefined {
    const hold = this.#requested.get(phone);
    if (hold?.from !== from) return undefined;
    this.#requested.delete(phone);
    return hold.when;
  }

  /** Resolves when the letter is released or its connection is closed. */
  async hold(phone: number, closed: Promise<void>): Promise<void> {
    const letGo = new Promise<void>((resolve) => this.#held.set(phone, resolve));
    this.#onHeld(phone);
    await Promise.race([letGo, closed]);
    this.#held.delete(phone);
  }

  letGo(phone: number): void {
    this.#requested.delete(phone);
    this.#held.get(phone)?.();
  }
}
