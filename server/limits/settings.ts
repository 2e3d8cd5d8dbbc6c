/** Token bucket: holds `burst` tokens and gains one every `everySeconds`. */
export type Allowance = { burst: number; everySeconds: number };
/** Exponential backoff: after `free` attempts a delay of `firstSeconds`, doubled each time up to `mostSeconds`. */
export type Delay = { free: number; firstSeconds: number; mostSeconds: number };

export type Limits = {
  /** per account and address */
  logIn: Delay;
  /** per account from all addresses, except known phones */
  logInAnywhere: Delay;
  /** failed log-ins per address for all accounts, except known phones */
  failedLogIns: Allowance;
  password: Delay;
  registration: Allowance;
  perCustomer: Allowance;
  /** downloads of a customer's own data */
  ownData: Allowance;
  /** how many lines of one kind about one customer the audit log takes */
  accountLog: Allowance;
  /** lines in the audit log of refused requests of all customers */
  refusalsInAccountLog: Allowance;
  /** what a customer uploads, in kilobytes */
  photos: Allowance;
  /** codes for a new password, per account and address */
  codes: Allowance;
  /** codes per account from all addresses, so that others can hardly use up its owner's */
  codesAnywhere: Allowance;
  /** codes per address for all accounts */
  codesOfNetwork: Allowance;
  /** tries of a code per address for all accounts; a code itself has five */
  codeTries: Allowance;
  /** checks of a card's number per address */
  cardChecks: Allowance;
};

export const defaultLimits: Limits = {
  logIn: { free: 5, firstSeconds: 2, mostSeconds: 900 },
  logInAnywhere: { free: 100, firstSeconds: 2, mostSeconds: 900 },
  failedLogIns: { burst: 100, everySeconds: 30 },
  password: { free: 5, firstSeconds: 2, mostSeconds: 900 },
  registration: { burst: 200, everySeconds: 10 },
  perCustomer: { burst: 300, everySeconds: 0.2 },
  ownData: { burst: 5, everySeconds: 600 },
  accountLog: { burst: 20, everySeconds: 300 },
  // 43,200 a day, a few megabytes.
  refusalsInAccountLog: { burst: 1_000, everySeconds: 2 },
  // A hundred photographs a day.
  photos: { burst: 40_000, everySeconds: 2.16 },
  codes: { burst: 5, everySeconds: 900 },
  codesAnywhere: { burst: 20, everySeconds: 900 },
  codesOfNetwork: { burst: 50, everySeconds: 30 },
  codeTries: { burst: 100, everySeconds: 30 },
  cardChecks: { burst: 60, everySeconds: 10 },
};
