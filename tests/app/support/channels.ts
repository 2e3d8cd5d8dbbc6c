const open = new Set<BroadcastChannel>();

/** Of one page: closed with it, after which what the page still finishes is told to nobody. */
class PageChannel extends BroadcastChannel {
  #isClosed = false;

  constructor(name: string) {
    super(name);
    open.add(this);
  }

  override postMessage(message: unknown): void {
    if (!this.#isClosed) super.postMessage(message);
  }

  override close(): void {
    this.#isClosed = true;
    open.delete(this);
    super.close();
  }
}
globalThis.BroadcastChannel = PageChannel;

export function closeChannels(): void {
  for (const channel of open) channel.close();
}
