import { type KnownPhones, knownPhonesWith } from './accounts/known-phone.ts';
import { type Passwords, passwordsWith } from './accounts/passwords.ts';
import { type Tokens, tokensWith } from './accounts/tokens.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';

/** What the rooms of the server share: made once an app, handed to each. */
export type Context = Database & { config: Config; tokens: Tokens; passwords: Passwords; phones: KnownPhones };

export function createContext(config: Config & { tokenSecret: string }, database: Database): Context {
  return {
    ...database,
    config,
    tokens: tokensWith(config.tokenSecret),
    passwords: passwordsWith(config.argon2, config.pressure.passwords),
    phones: knownPhonesWith(config.tokenSecret),
  };
}
