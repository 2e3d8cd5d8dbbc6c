import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';
import { fairTurns } from '../limits/fair-turns.ts';

export type Passwords = ReturnType<typeof passwordsWith>;

/** Node has no more threads for such work, unless it is told otherwise. */
const threads = 4;

/**
 * Hashing is the dearest thing that a stranger can make this server do: past `most` at once it says that it is busy, and
 * before that everyone has their turn. `whose` names whose turn it takes: an account, where it is known to be asking, or an address.
 */
export function passwordsWith(argon2: Config['argon2'], most: number) {
  // What an unknown email is compared with, so that it takes as long as a wrong password.
  const nobodys = hash('nobody has this password', argon2);
  const inTurn = fairTurns({ atOnce: Math.min(threads, availableParallelism(), most), most });

  return {
    hash: (password: string, whose = '') => inTurn(whose, () => hash(password.normalize('NFKC'), argon2)),
    matches: (passwordHash: string | undefined, password: string, whose = '') =>
      inTurn(whose, async () => {
        const right = await verify(passwordHash ?? (await nobodys), password.normalize('NFKC'));
        return right && passwordHash !== undefined;
      }),
  };
}
