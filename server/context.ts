import { createKnownPhones, type KnownPhones } from './accounts/known-phone.ts';
import { createPasswords, type Passwords } from './accounts/passwords.ts';
import { createRefusedLogIns, type RefusedLogIns } from './accounts/refused-log-ins.ts';
import { signingKeys } from './accounts/signing-keys.ts';
import { createTokens, type Tokens } from './accounts/tokens.ts';
import { type Codes, createCodes } from './codes/codes.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { type Counters, createCounters } from './metrics/counters.ts';
import type { Senders } from './notices/channels/sender.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { createProvider } from './payments/providers.ts';
import { createEncryption, type Encryption } from './second-factor/encryption.ts';

/** Shared by all routes of one app. */
export type Context = Database & {
  config: Config;
  tokens: Tokens;
  passwords: Passwords;
  phones: KnownPhones;
  codes: Codes;
  encryption: Encryption;
  cardEncryption: Encryption;
  noteRefusedLogIn: RefusedLogIns;
  counters: Counters;
  senders: Senders;
  /** null if nothing can be paid online */
  payments: PaymentProvider | null;
};

export function createContext(config: Config & { tokenSecret: string }, database: Database, senders: Senders): Context {
  const secrets = { secret: config.tokenSecret, accepted: config.acceptedTokenSecret };
  const keys = signingKeys(secrets);
  const counters = createCounters();
  const passwords = createPasswords(config.argon2, config.pressure.passwords);
  counters.watchQueue('passwords', passwords.inTurn.depth);
  return {
    ...database,
    config,
    tokens: createTokens(keys),
    passwords,
    phones: createKnownPhones(keys),
    codes: createCodes(secrets),
    encryption: createEncryption(secrets, 'second factor'),
    cardEncryption: createEncryption(secrets, 'card keys'),
    noteRefusedLogIn: createRefusedLogIns(counters),
    counters,
    senders,
    payments: createProvider(config, database.db),
  };
}
