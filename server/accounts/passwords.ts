import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';
import { fairQueue } from '../limits/fair-queue.ts';

export type Passwords = ReturnType<typeof createPasswords>;

/** Node's thread pool has four threads, and more hashes than processors do not finish sooner. */
const concurrency = Math.max(2, Math.min(4, availableParallelism()));

/** Hashing is the most expensive work an anonymous client can cause, so callers run it with `inTurn`. */
export function createPasswords(argon2: Config['argon2'], maxPending: number) {
  // Compared when the email is unknown, so that it takes as long as a wrong password.
  const dummyHash = hash('nobody has this password', argon2);

  return {
    inTurn: fairQueue({ concurrency: Math.min(concurrency, maxPending), maxPending }),
    hash: (password: string) => hash(password.normalize('NFKC'), argon2),
    matches: async (passwordHash: string | undefined, password: string) => {
      const matches = await verify(passwordHash ?? (await dummyHash), password.normalize('NFKC'));
      return matches && passwordHash !== undefined;
    },
  };
}
