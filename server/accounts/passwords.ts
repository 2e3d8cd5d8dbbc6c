import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';
import { fairTurns } from '../limits/fair-turns.ts';

export type Passwords = ReturnType<typeof passwordsWith>;

/** As many as there are processors: with more, the process would wait for its own threads. Node has four of them. */
const atOnce = Math.max(2, Math.min(4, availableParallelism()));

/** Hashing is the dearest thing that a stranger can make this server do: what leads to it is done `inTurn`. */
export function passwordsWith(argon2: Config['argon2'], most: number) {
  // What an unknown email is compared with, so that it takes as long as a wrong password.
  const nobodys = hash('nobody has this password', argon2);

  return {
    inTurn: fairTurns({ atOnce: Math.min(atOnce, most), most }),
    hash: (password: string) => hash(password.normalize('NFKC'), argon2),
    matches: async (passwordHash: string | undefined, password: string) => {
      const right = await verify(passwordHash ?? (await nobodys), password.normalize('NFKC'));
      return right && passwordHash !== undefined;
    },
  };
}
