/** Wall-clock time with the resolution of `performance.now()`, comparable between processes. */
export const wallClock = () => performance.timeOrigin + performance.now();

/** A request and the data received for it so far. */
export class Transfer {
  readonly requestedAt = wallClock();
  readonly #chunks: { at: number; bytes: number }[] = [];
  #head: number | undefined;
  #length = 0;
  #aborted = false;

  constructor(
    readonly path: string,
    readonly method = 'GET',
  ) {}

  /** The first chunk contains all headers, because our servers write them at once. */
  onData(bytes: Buffer): void {
    if (this.#head !== undefined) return;
    const text = bytes.toString('latin1');
    this.#head = text.indexOf('\r\n\r\n') + 4;
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    const empty = this.method === 'HEAD' || /^HTTP\/1\.1 (?:204|304)/.test(text);
    if (!length && !empty) throw new Error(`${this.path} is answered without a length, and its end can't be told.`);
    this.#length = empty ? 0 : Number(length);
  }

  addBytes(bytes: number): void {
    this.#chunks.push({ at: wallClock(), bytes });
  }

  abort(): void {
    this.#aborted = true;
  }

  get lastAt(): number {
    return this.#chunks.at(-1)?.at ?? this.requestedAt;
  }

  get done(): boolean {
    return this.#aborted || (this.#head !== undefined && this.bytes >= this.#head + this.#length);
  }

  get bytes(): number {
    return this.bytesUntil(Number.POSITIVE_INFINITY);
  }

  get body(): number {
    return Math.max(0, this.bytes - (this.#head ?? 0));
  }

  bytesUntil(time: number): number {
    return this.#chunks.filter(({ at }) => at <= time).reduce((sum, { bytes }) => sum + bytes, 0);
  }
}
