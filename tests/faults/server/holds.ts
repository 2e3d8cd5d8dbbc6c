import type { Order, When } from './orders.ts';

type Hold = Omit<Extract<Order, { order: 'hold' }>, 'order'>;

/** Letters that are delayed while a scene acts on their sender. */
export class Holds {
  readonly #held: (phone: number) => void;
  #asked = new Map<number, Hold>();
  #standing = new Map<number, () => void>();

  constructor(held: (phone: number) => void) {
    this.#held = held;
  }

  set(hold: Hold): void {
    this.#asked.set(hold.phone, hold);
  }

  /** Whether to delay the next letter of this phone; resets when it returns true. */
  take(phone: number, from: 'page' | 'worker'): When | undefined {
    const hold = this.#asked.get(phone);
    if (hold?.from !== from) return undefined;
    this.#asked.delete(phone);
    return hold.when;
  }

  /** Resolves when the letter is released or its connection is closed. */
  async stand(phone: number, gone: Promise<void>): Promise<void> {
    const letGo = new Promise<void>((resolve) => this.#standing.set(phone, resolve));
    this.#held(phone);
    await Promise.race([letGo, gone]);
    this.#standing.delete(phone);
  }

  letGo(phone: number): void {
    this.#asked.delete(phone);
    this.#standing.get(phone)?.();
  }
}
