import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { OperatorError } from './operator-error.ts';

// The values of single settings. Each stops the start with a sentence that names the setting.

/** The name of a file in PEM. */
export function parseCertificate(name: string, file: string | null): string | null {
  if (file === null) return null;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new OperatorError(`${name} must be a file with a certificate in PEM, which "${file}" is not.`);
  return resolve(file);
}

/** In cents. */
export function parseDollars(name: string, text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text))
    throw new OperatorError(`${name} must be an amount in dollars such as 1000, not "${text}".`);
  return Math.round(Number(text) * 100);
}

export function parseCount(name: string, text: string | null): number | null {
  if (text === null) return null;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new OperatorError(`${name} must be a whole number from 1, not "${text}".`);
  return Number(text);
}

/** A provider's host: over https, or a gateway on this machine. */
export function parseHost(name: string, text: string | null): string | null {
  const url = text?.replace(/\/$/, '') ?? null;
  if (url !== null && !/^(?:https:\/\/[^\s/]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)$/.test(url))
    throw new OperatorError(`${name} must be like "https://sms.example.com", or a gateway on this machine.`);
  return url;
}

export function parseMilliseconds(name: string, text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,7}$/.test(text)) throw new OperatorError(`${name} must be a number of milliseconds, not "${text}".`);
  return Number(text);
}

export function parsePort(name: string, text: string | null): number | null {
  if (text === null) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new OperatorError(`${name} must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

export function parseSecret(name: string, text: string | null): string | null {
  if (text !== null && Buffer.byteLength(text) < 32)
    throw new OperatorError(`${name} must have 32 characters or more.`);
  return text;
}

export function parseSwitch(name: string, text: string | null): boolean {
  if (text !== null && text !== 'on' && text !== 'off')
    throw new OperatorError(`${name} must be on or off, not "${text}".`);
  return text !== 'off';
}

/** Only explicit addresses: with `true`, a hop count or `0.0.0.0/0` any client could forge its address. */
export function parseTrustProxy(text: string | null): string | false {
  if (text === null || text === 'false' || text === '0') return false;
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isProxy)) return proxies.join(',');
  throw new OperatorError(
    `TRUST_PROXY must be the addresses of the proxies before the server, such as "127.0.0.1" or "10.0.0.0/8", not "${text}".`,
  );
}

const isProxy = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) ||
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv6.isValid(text) ||
  (ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0);

/** A collector may be on the own network, without TLS. */
export function parseTracesUrl(name: string, text: string | null): string | null {
  if (text !== null && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
    throw new OperatorError(`${name} must be like "http://127.0.0.1:4318".`);
  return text;
}

export function parseSmtpUrl(text: string | null): string | null {
  const protocol = text !== null && URL.canParse(text) ? new URL(text).protocol : undefined;
  if (text !== null && protocol !== 'smtp:' && protocol !== 'smtps:') {
    throw new OperatorError('SMTP_URL must be like "smtps://user:password@mail.example.com".');
  }
  return text;
}
