/**
 * Runs `work` unless another tab or the worker holds the lock. Where Web Locks are not supported, leases and the
 * server's unique keys prevent duplicates.
 */
export async function withLock(
  name: 'outbox' | 'photos',
  work: (exclusive: boolean) => Promise<void>,
): Promise<boolean> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) {
    await work(false);
    return true;
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work(true);
    return lock !== null;
  });
}
