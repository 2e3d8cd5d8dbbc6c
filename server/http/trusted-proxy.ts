import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** Whether a request comes from a proxy of the setting, whose headers tell of the request before it. */
export function fromTrustedProxy({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => boolean {
  if (trustProxy === false) return () => false;
  const isTrusted = compile(trustProxy.split(','));
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0);
}
