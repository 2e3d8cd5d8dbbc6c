import type { BrowserContext, Worker } from '@playwright/test';

const day = 24 * 60 * 60 * 1_000;

/** Shifts the clock of all pages and workers in this browser. */
export async function shiftClock(context: BrowserContext, days: number): Promise<void> {
  const by = days * day;
  await context.addInitScript(makeWrong, by);
  const inWorker = (worker: Worker) => void worker.evaluate(makeWrong, by).catch(() => undefined);
  context.serviceWorkers().forEach(inWorker);
  context.on('serviceworker', inWorker);
}

function makeWrong(by: number): void {
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...given: []) {
      if (given.length === 0) super(Right.now() + by);
      else super(...given);
    }
    static override now(): number {
      return Right.now() + by;
    }
  } as DateConstructor;
}
