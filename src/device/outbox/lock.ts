/**
 * Runs `work` unless another tab or the worker is at it. Under the Web Lock no other sender is alive; without one, which
 * is no browser of ours, leases and the server's unique key have to do.
 */
export async function withOutboxLock(work: (alone: boolean) => Promise<void>): Promise<boolean> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) {
    await work(false);
    return true;
  }
  return locks.request('outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await work(true);
    return lock !== null;
  });
}
