type Options = {
  /** wait until the other tab or the worker has released the lock, instead of doing nothing */
  wait: boolean;
};

/**
 * Runs `work` under a lock that all tabs and the worker share; returns false if it was not available. Where Web Locks are not supported,
 * leases and the server's unique key prevent duplicates.
 */
export async function withOutboxLock(work: (exclusive: boolean) => Promise<void>, { wait }: Options): Promise<boolean> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) {
    await work(false);
    return true;
  }
  return locks.request('outbox', { ifAvailable: !wait }, async (lock) => {
    if (lock) await work(true);
    return lock !== null;
  });
}
