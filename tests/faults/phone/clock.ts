import type { BrowserContext, Worker } from '@playwright/test';

const day = 24 * 60 * 60 * 1_000;

/** Shifts the clock of all pages and workers in this browser. */
export async function shiftClock(context: BrowserContext, days: number): Promise<void> {
  const offset = days * day;
  await context.addInitScript(shiftDate, offset);
  const inWorker = (worker: Worker) => void worker.evaluate(shiftDate, offset).catch(() => undefined);
  context.serviceWorkers().forEach(inWorker);
  context.on('serviceworker', inWorker);
}

function shiftDate(offset: number): void {
  const OriginalDate = Date;
  globalThis.Date = class extends OriginalDate {
    constructor(...args: []) {
      if (args.length === 0) super(OriginalDate.now() + offset);
      else super(...args);
    }
    static override now(): number {
      return OriginalDate.now() + offset;
    }
  } as DateConstructor;
}
