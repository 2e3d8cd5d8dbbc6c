import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SmsProvider } from '../../../server/notices/channels/settings.ts';

export type ReceivedSms = { to: string; text: string; from: string; account: string; key: string };
/** What the next messages meet, in this order; after that each is accepted. */
export type SmsMisbehaviour =
  | 'silent'
  | 'lost-reply'
  | 'too-many'
  | 'broken'
  | 'refused-for-now'
  | 'wrong-number'
  | 'not-json';

type Reply = { status: number; body: unknown };

/** Reads a request as the provider documents it, and answers with its documented replies. */
const protocols: Record<
  SmsProvider,
  {
    path: string;
    read: (request: IncomingMessage, body: string) => ReceivedSms;
    accepted: (to: string) => Reply;
    refused: Reply;
    wrongNumber: Reply;
  }
> = {
  afromessage: {
    path: '/api/send',
    read({ headers }, body) {
      const { from, sender, to, message } = JSON.parse(body);
      return { to, text: message, from: sender, account: from, key: headers.authorization ?? '' };
    },
    accepted: (to) => ({
      status: 200,
      body: { acknowledge: 'success', response: { code: '202', message_id: 'a', status: 'in progress', to } },
    }),
    refused: { status: 200, body: { acknowledge: 'error', response: { errors: ['Insufficient balance'] } } },
    wrongNumber: { status: 200, body: { acknowledge: 'error', response: { errors: ['Invalid to: +251911000111'] } } },
  },
  'africas-talking': {
    path: '/version1/messaging',
    read({ headers }, body) {
      const form = Object.fromEntries(new URLSearchParams(body));
      const { to = '', message = '', from = '', username = '' } = form;
      return { to, text: message, from, account: username, key: String(headers.apikey ?? '') };
    },
    accepted: (number) => reply({ statusCode: 101, status: 'Success', number, cost: 'ETB 0.8', messageId: 'ATXid_1' }),
    refused: reply({ statusCode: 405, status: 'InsufficientBalance', number: '', cost: '0', messageId: 'None' }),
    wrongNumber: reply({ statusCode: 403, status: 'InvalidPhoneNumber', number: '', cost: '0', messageId: 'None' }),
  },
};

function reply(recipient: object): Reply {
  return { status: 201, body: { SMSMessageData: { Message: 'Sent to 1/1', Recipients: [recipient] } } };
}

/** An SMS provider on this machine. */
export async function startSmsProvider(provider: SmsProvider) {
  const received: ReceivedSms[] = [];
  const misbehaviours: SmsMisbehaviour[] = [];
  const { path, read, accepted, refused, wrongNumber } = protocols[provider];
  const replies = {
    'too-many': { status: 429, body: {} },
    broken: { status: 500, body: {} },
    'refused-for-now': refused,
    'wrong-number': wrongNumber,
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method !== 'POST' || request.url !== path) return response.writeHead(404).end();
    const now = misbehaviours.shift();
    if (now === 'silent') return undefined;
    const sms = read(request, body);
    if (now === 'lost-reply') {
      received.push(sms);
      return response.destroy();
    }
    if (now === 'not-json') return response.writeHead(200).end('<html>');
    if (now === undefined) received.push(sms);
    const { status, body: answer } = now ? replies[now] : accepted(sms.to);
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { provider, apiKey: 'a key', account: 'tenawas-1', sender: 'Tenawas', url: `http://127.0.0.1:${port}` },
    received,
    misbehaviours,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
