import type { Order, When } from './orders.ts';

type Hold = Omit<Extract<Order, { order: 'hold' }>, 'order'>;

/** Letters that stand at the door while something happens to whoever sent them. */
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

  /** Whether the next letter of this phone is one to be held; asked once, then it is being held. */
  take(phone: number, from: 'page' | 'worker'): When | undefined {
    const hold = this.#asked.get(phone);
    if (hold?.from !== from) return undefined;
    this.#asked.delete(phone);
    return hold.when;
  }

  /** Until it is let go, or nobody waits for its answer any more. */
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
