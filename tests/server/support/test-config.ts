import { type Config, defaults } from '../../../server/config.ts';

export const testConfig: Config & { tokenSecret: string } = {
  ...defaults,
  secondFactor: false,
  tokenSecret: 'a secret that only the tests know, and is long enough',
  logLevel: 'silent',
  // On a busy machine any may be slow, and be in a log that a test compares.
  slowQueryMilliseconds: 60_000,
  siteDir: null,
  // The minimum, so that log-ins are fast.
  argon2: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  limits: {
    logIn: { free: 1_000, firstSeconds: 1, mostSeconds: 1 },
    logInAnywhere: { free: 1_000, firstSeconds: 1, mostSeconds: 1 },
    failedLogIns: { burst: 10_000, everySeconds: 0.001 },
    password: { free: 1_000, firstSeconds: 1, mostSeconds: 1 },
    registration: { burst: 10_000, everySeconds: 0.001 },
    perCustomer: { burst: 10_000, everySeconds: 0.001 },
    ownData: { burst: 10_000, everySeconds: 0.001 },
    accountLog: { burst: 10_000, everySeconds: 0.001 },
    refusalsInAccountLog: { burst: 10_000, everySeconds: 0.001 },
    photos: { burst: 1_000_000, everySeconds: 0.001 },
    codes: { burst: 10_000, everySeconds: 0.001 },
    codesAnywhere: { burst: 10_000, everySeconds: 0.001 },
    codesOfNetwork: { burst: 10_000, everySeconds: 0.001 },
    codeTries: { burst: 10_000, everySeconds: 0.001 },
    cardChecks: { burst: 10_000, everySeconds: 0.001 },
  },
  pressure: { ...defaults.pressure, passwords: 1_000 },
};
