import { connect } from 'node:net';
import type { MalformedRequest } from './generator.ts';

export type RawResponse = { status: number; type: string; body: string };
const timeout = 10_000;

/** Sends the bytes and reads until the server closes. `hung` if it neither responds nor closes. */
export function exchange(
  port: number,
  { bytes, unfinished }: MalformedRequest,
): Promise<RawResponse | 'hung' | 'nothing'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    const onEnd = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parseResponse(Buffer.concat(chunks).toString()) ?? 'nothing');
    };
    const timer = setTimeout(() => {
      socket.destroy();
      resolve(parseResponse(Buffer.concat(chunks).toString()) ?? 'hung');
    }, timeout);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', onEnd);
    socket.on('end', onEnd);
    // The server closes while a large request is still being sent; the response was sent before that.
    socket.on('error', () => {});
    if (unfinished) socket.end(bytes);
    else socket.write(bytes);
  });
}

function parseResponse(text: string): RawResponse | undefined {
  const [head = '', ...rest] = text.replace(/^(HTTP\/1\.1 100 [^\r]*\r\n\r\n)+/, '').split('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1];
  if (!status) return undefined;
  const body = Buffer.from(rest.join('\r\n\r\n'));
  // Data after the response is a second response, to bytes beyond the Content-Length.
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? body.length);
  return {
    status: Number(status),
    type: /\r\ncontent-type: ([^\r;]*)/i.exec(head)?.[1] ?? '',
    body: body.subarray(0, length).toString(),
  };
}
