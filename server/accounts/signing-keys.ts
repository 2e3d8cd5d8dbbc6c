import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';

/** `TOKEN_SECRET`, which signs, and `TOKEN_SECRET_ACCEPTED`, so that the secret can be changed while everybody stays logged in. */
export type Secrets = { secret: string; accepted: string | null };

export type SigningKeys = {
  sign: KeyObject;
  verify: (token: string, options: JWTVerifyOptions) => Promise<JWTPayload>;
};

export function signingKeys({ secret, accepted }: Secrets): SigningKeys {
  const [sign, other] = [createSecretKey(secret, 'utf8'), accepted && createSecretKey(accepted, 'utf8')];
  return {
    sign,
    /** Throws unless one of the keys has signed it and the options hold. */
    async verify(token, options) {
      try {
        return (await jwtVerify(token, sign, options)).payload;
      } catch (error) {
        if (!other || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
        return (await jwtVerify(token, other, options)).payload;
      }
    },
  };
}
