/** Wall-clock time with the resolution of `performance.now()`, comparable between processes. */
export const wallClock = () => performance.timeOrigin + performance.now();

/** A request and the data received for it so far. */
export class Carried {
  readonly askedAt = wallClock();
  readonly #arrivals: { at: number; bytes: number }[] = [];
  #head: number | undefined;
  #length = 0;
  #lost = false;

  constructor(readonly path: string) {}

  /** The first chunk contains all headers, because our servers write them at once. */
  announce(bytes: Buffer): void {
    if (this.#head !== undefined) return;
    const text = bytes.toString('latin1');
    this.#head = text.indexOf('\r\n\r\n') + 4;
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    const empty = /^HTTP\/1\.1 (?:204|304)/.test(text);
    if (!length && !empty) throw new Error(`${this.path} is answered without a length, and its end can't be told.`);
    this.#length = empty ? 0 : Number(length);
  }

  arrive(bytes: number): void {
    this.#arrivals.push({ at: wallClock(), bytes });
  }

  lose(): void {
    this.#lost = true;
  }

  get lastAt(): number {
    return this.#arrivals.at(-1)?.at ?? this.askedAt;
  }

  get done(): boolean {
    return this.#lost || (this.#head !== undefined && this.bytes >= this.#head + this.#length);
  }

  get bytes(): number {
    return this.bytesUntil(Number.POSITIVE_INFINITY);
  }

  get body(): number {
    return Math.max(0, this.bytes - (this.#head ?? 0));
  }

  bytesUntil(moment: number): number {
    return this.#arrivals.filter(({ at }) => at <= moment).reduce((sum, { bytes }) => sum + bytes, 0);
  }
}
