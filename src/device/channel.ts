import { type Changed, channelName } from '../contract/worker-messages.ts';

let sender: BroadcastChannel | undefined;

/** Tells every tab and the worker, including listeners in this one, to read a store again. */
export function announce(changed: Changed['changed']): void {
  sender ??= new BroadcastChannel(channelName);
  sender.postMessage({ changed } satisfies Changed);
}

export function listen(to: Changed['changed'], listener: () => void): () => void {
  // A BroadcastChannel does not receive its own messages, so listeners use separate instances.
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Changed>) => {
    if (data.changed === to) listener();
  };
  return () => channel.close();
}
