import { once } from 'node:events';
import { connect } from 'node:net';

type Connection = {
  /** Resolves when the response is complete. */
  send: (request: string) => Promise<void>;
  close: () => void;
};

/**
 * A keep-alive connection for sequential requests. It only parses status and length, to leave as much CPU time as
 * possible to the server.
 */
export async function openConnection(port: number, status: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.setNoDelay();
  let remaining = 0;
  let onResponse: (() => void) | undefined;
  let onError: ((error: Error) => void) | undefined;
  socket.on('error', (error) => onError?.(error));
  socket.on('close', () => onError?.(new Error('The server closed a connection.')));
  socket.on('data', (bytes) => {
    try {
      if (remaining === 0) remaining = lengthOf(bytes, status);
    } catch (error) {
      onError?.(error as Error);
    }
    remaining -= bytes.length;
    if (remaining <= 0) onResponse?.();
  });
  return {
    send: (request) =>
      new Promise<void>((resolve, reject) => {
        onResponse = resolve;
        onError = reject;
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/** The total length of the response, from its first chunk, which contains the headers. */
function lengthOf(bytes: Buffer, status: number): number {
  const head = bytes.indexOf('\r\n\r\n') + 4;
  const text = bytes.toString('latin1', 0, head);
  const length = /content-length: *(\d+)/i.exec(text)?.[1];
  if (!text.startsWith(`HTTP/1.1 ${status}`) || !length) {
    throw new Error(`Not what was asked for:\n${bytes.toString()}`);
  }
  return head + Number(length);
}
