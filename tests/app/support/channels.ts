let phone = 0;

/** Between the pages of one phone. A page that is left goes on as another tab would; on another phone nobody hears it. */
class PhoneChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${phone} ${name}`);
  }
}
globalThis.BroadcastChannel = PhoneChannel;

export function separateChannels(): void {
  phone += 1;
}
