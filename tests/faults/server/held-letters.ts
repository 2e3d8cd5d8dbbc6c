import type { Command, HoldPoint } from './messages.ts';

type Hold = Omit<Extract<Command, { command: 'hold' }>, 'command'>;

/** Letters that are delayed while a scene acts on their sender. */
export class HeldLetters {
  readonly #onHeld: (phone: number) => void;
  #requested = new Map<number, Hold>();
  #held = new Map<number, () => void>();

  constructor(onHeld: (phone: number) => void) {
    this.#onHeld = onHeld;
  }

  requestHold(hold: Hold): void {
    this.#requested.set(hold.phone, hold);
  }

  /** Whether to delay the next letter of this phone; resets when it returns true. */
  takeHold(phone: number, from: 'page' | 'worker'): HoldPoint | undefined {
    const hold = this.#requested.get(phone);
    if (hold?.from !== from) return undefined;
    this.#requested.delete(phone);
    return hold.point;
  }

  /** Resolves when the letter is released or its connection is closed. */
  async hold(phone: number, closed: Promise<void>): Promise<void> {
    const release = new Promise<void>((resolve) => this.#held.set(phone, resolve));
    this.#onHeld(phone);
    await Promise.race([release, closed]);
    this.#held.delete(phone);
  }

  release(phone: number): void {
    this.#requested.delete(phone);
    this.#held.get(phone)?.();
  }
}
