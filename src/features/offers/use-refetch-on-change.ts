import { useEffect } from 'react';
import { type Changed, channelName } from '../../contract/worker-messages.ts';

/** The worker answers from its cache, and posts a message when the server has a newer response. */
export function useRefetchOnChange(changed: Changed['changed'], refetch: () => unknown): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Changed>) => {
      if (data.changed === changed) void refetch();
    };
    return () => channel.close();
  }, [changed, refetch]);
}
