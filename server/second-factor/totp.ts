import { Secret, TOTP } from 'otpauth';
import { brand } from '../../src/contract/brand.ts';

const period = 30;
/** Of the clock of a phone that is not quite right. */
const window = 1;

/** As authenticator apps make codes (RFC 6238): six digits, every thirty seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** What the QR code for the app contains. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString();

/** The number of the thirty seconds that a code was made for, or undefined if it is wrong. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}
