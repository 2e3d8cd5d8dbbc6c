import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../accounts/signing-keys.ts';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];
const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

export type Encryption = ReturnType<typeof createEncryption>;

export type EncryptionPurpose = 'second factor' | 'card keys';

/** With a key that is derived from `TOKEN_SECRET`, so that who reads the database alone can make neither codes nor cards. */
export function createEncryption({ secret, accepted }: Secrets, purpose: EncryptionPurpose) {
  const [key, other] = [keyOf(secret, purpose), accepted === null ? undefined : keyOf(accepted, purpose)];
  return {
    encrypt(text: string): string {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    /** Undefined if it was encrypted with neither of the secrets. */
    decrypt: (sealed: string): string | undefined => decryptWith(key, sealed) ?? (other && decryptWith(other, sealed)),
  };
}

function decryptWith(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
