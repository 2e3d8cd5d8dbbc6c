import { createECDH, createPublicKey, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import * as v from 'valibot';
import { type PushMessage, pushMessage } from '../../../src/contract/push-message.ts';

type Decrypt = (body: Buffer, options: { version: string; privateKey: object; authSecret: string }) => Buffer;
const { decrypt } = createRequire(import.meta.url)('http_ece') as { decrypt: Decrypt };

export type ReceivedPush = { phone: string; topic: string; serverKey: string; contact: unknown; shown: PushMessage };
/** What the next notifications meet, in this order; after that each is accepted. */
export type PushMisbehaviour = 'silent' | 'lost-reply' | 'too-many' | 'broken' | 'moved' | 'gone' | 'unknown';
const statuses = { 'too-many': 429, broken: 500, moved: 307, gone: 410, unknown: 404 } as const;

/** A push service on this machine (RFC 8030), which also decrypts as the phones do (RFC 8291, 8292). */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const misbehaviours: PushMisbehaviour[] = [];
  const phones = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: string }>();

  async function read(request: IncomingMessage): Promise<ReceivedPush> {
    const name = request.url?.slice(1) ?? '';
    const phone = phones.get(name);
    if (!phone) throw new Error('There is no such phone.');
    const { headers } = request;
    const body = await buffer(request);
    const text = decrypt(body, { version: 'aes128gcm', privateKey: phone.ecdh, authSecret: phone.auth });
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    const audience = `http://${headers.host}`;
    const { payload } = await jwtVerify(token, publicKeyOf(key), { audience });
    return {
      phone: name,
      topic: String(headers.topic),
      serverKey: key,
      contact: payload.sub,
      shown: v.parse(v.strictObject(pushMessage.entries), JSON.parse(String(text))),
    };
  }

  const server = createServer(async (request, response) => {
    const push = await read(request).catch(() => undefined);
    const now = misbehaviours.shift();
    if (!push) return response.writeHead(400).end();
    if (now === 'silent') return undefined;
    if (now === undefined || now === 'lost-reply') received.push(push);
    if (now === 'lost-reply') return response.destroy();
    return response.writeHead(now ? statuses[now] : 201, { location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    received,
    misbehaviours,
    /** What a browser's `PushSubscription.toJSON()` is. */
    subscribe(name: string) {
      const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16).toString('base64url')];
      const p256dh = ecdh.generateKeys('base64url');
      phones.set(name, { ecdh, auth });
      return { endpoint: `http://${host}/${name}`, keys: { p256dh, auth } };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** From the uncompressed point, as push services get it. */
function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
