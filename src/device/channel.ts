import { type Changed, channelName } from '../contract/worker-messages.ts';

let speaker: BroadcastChannel | undefined;

/** Tells every tab and the worker, this one's listeners included, to read a store again. */
export function announce(changed: Changed['changed']): void {
  speaker ??= new BroadcastChannel(channelName);
  speaker.postMessage({ changed } satisfies Changed);
}

export function listen(to: Changed['changed'], listener: () => void): () => void {
  // A channel does not hear itself, so each listener has its own beside the speaker.
  const ear = new BroadcastChannel(channelName);
  ear.onmessage = ({ data }: MessageEvent<Changed>) => {
    if (data.changed === to) listener();
  };
  return () => ear.close();
}
