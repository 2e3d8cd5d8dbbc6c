import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string; messageId: string; subject: string; text: string };
/** What the next mails meet, in this order; after that each is accepted. */
export type Misbehaviour = 'refused-for-now' | 'refused-for-good' | 'accepted-without-reply';

const replies = { 'refused-for-now': 451, 'refused-for-good': 550 } as const;

/** An SMTP server on this machine. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const misbehaviours: Misbehaviour[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const read = text(stream).then((raw) => {
        const now = misbehaviours.shift();
        if (now === 'refused-for-now' || now === 'refused-for-good') {
          done(Object.assign(new Error('not now'), { responseCode: replies[now] }));
          return;
        }
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', ...parse(raw) });
        if (now === 'accepted-without-reply') for (const connection of server.connections) connection.close();
        else done();
      });
      // A sender that is killed in the middle of a message has not sent it.
      read.catch(() => undefined);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    misbehaviours,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** Of one part, as ours are. */
function parse(raw: string): Omit<ReceivedMail, 'to'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  const encoding = header('Content-Transfer-Encoding');
  const content = body.join('\r\n\r\n');
  return { messageId: header('Message-ID'), subject: decodeWords(header('Subject')), text: decode(content, encoding) };
}

function decode(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString();
  if (encoding === 'quoted-printable') return decodeQuoted(content.replace(/=\r\n/g, ''));
  return content;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const decodeWords = (text: string) =>
  text.replace(/=\?UTF-8\?([BQ])\?(.*?)\?=\s*/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
  );
