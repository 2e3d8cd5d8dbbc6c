/** Writes changes one at a time; a change that is superseded while another is being written is skipped. */
export function draftWriter<T>(write: (fields: T) => Promise<void>, onSaved: (saved: boolean) => void) {
  let next: { fields: T } | undefined;
  let pending: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (next) {
      const { fields } = next;
      next = undefined;
      const saved = await write(fields).then(
        () => true,
        () => false,
      );
      if (!next) onSaved(saved);
    }
    pending = undefined;
  }

  return {
    write(fields: T): void {
      next = { fields };
      pending ??= writeAll();
    },
    /** Whether a write is pending. */
    isBusy: () => pending !== undefined,
    /** Drops changes that have not been started, and resolves when no write is pending. */
    async stop(): Promise<void> {
      next = undefined;
      await pending;
    },
  };
}
