import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';
import { busy } from '../http/refusal.ts';

export type Passwords = ReturnType<typeof passwordsWith>;

/** Hashing is the dearest thing that a stranger can make this server do: past `most` at once it says that it is busy. */
export function passwordsWith(argon2: Config['argon2'], most: number) {
  // What an unknown email is compared with, so that it takes as long as a wrong password.
  const nobodys = hash('nobody has this password', argon2);
  let underWay = 0;

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    if (underWay >= most) throw busy();
    underWay++;
    try {
      return await work();
    } finally {
      underWay--;
    }
  }

  return {
    hash: (password: string) => counted(() => hash(password.normalize('NFKC'), argon2)),
    matches: (passwordHash: string | undefined, password: string) =>
      counted(async () => {
        const right = await verify(passwordHash ?? (await nobodys), password.normalize('NFKC'));
        return right && passwordHash !== undefined;
      }),
  };
}
