/** Writes each change as it comes, one at a time: what was overtaken while another was being written is left out. */
export function draftWriter<T>(write: (fields: T) => Promise<void>, told: (saved: boolean) => void) {
  let next: { fields: T } | undefined;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (next) {
      const { fields } = next;
      next = undefined;
      const saved = await write(fields).then(
        () => true,
        () => false,
      );
      if (!next) told(saved);
    }
    working = undefined;
  }

  return {
    write(fields: T): void {
      next = { fields };
      working ??= work();
    },
    /** Whether something typed is on its way to the phone. */
    isBusy: () => working !== undefined,
    /** Leaves out what is not yet being written, and resolves when nothing is. */
    async stop(): Promise<void> {
      next = undefined;
      await working;
    },
  };
}
