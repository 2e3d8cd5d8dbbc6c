import { createHash, randomBytes } from 'node:crypto';

const count = 10;
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 79 bits each, so that a hash without a key is enough. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    [...randomBytes(16)]
      .map((byte) => letters[byte % letters.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );

/** However it is written: with or without hyphens, in any case. */
export const hashRecoveryCode = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z\d]/g, ''))
    .digest('base64url');
