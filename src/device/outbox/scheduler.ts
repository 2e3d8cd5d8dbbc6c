import { sendingSignal, sessionToSend } from '../abort-sending.ts';
import { listen } from '../channel.ts';
import { withLock } from '../lock.ts';
import { currentSession, markRefused } from '../session.ts';
import { tokenSuffix } from '../session-record.ts';
import { restoreFromBackup } from './backup.ts';
import { outboxNetwork } from './network.ts';
import { pruneSentLetters } from './prune.ts';
import { sendLetters } from './sender.ts';
import { dueAt, next } from './state-machine.ts';
import { outboxStore } from './store.ts';

type Mode = 'due' | 'now';
let pending: Mode | undefined;
let running: Promise<void> | undefined;

/** Sends the letters whose retry time has come. Called by timers. */
export const sendDueLetters = () => send('due');

/**
 * Sends all queued letters without waiting for their retry times: after a submit, start, log-in, `online` or
 * `visibilitychange`, and by hand.
 */
export const sendLettersNow = () => send('now');

function send(mode: Mode): Promise<void> {
  if (pending !== 'now') pending = mode;
  running ??= runPending().finally(() => {
    running = undefined;
  });
  return running;
}

async function runPending(): Promise<void> {
  while (pending && !sendingSignal.aborted) {
    const ignoreBackoff = pending === 'now';
    pending = undefined;
    let tried = new Set<string>();
    const acquired = await withLock('outbox', async (exclusive) => {
      tried = await run({ exclusive, ignoreBackoff });
    });
    if (!acquired) return;
    // Another tab may have stored a letter and failed to get the lock just before this run released it.
    const now = Date.now();
    if ((await schedule(now)).some(({ id, at }) => at <= now && !tried.has(id))) pending ??= 'due';
  }
}

async function run(how: { exclusive: boolean; ignoreBackoff: boolean }): Promise<Set<string>> {
  await restoreFromBackup().catch(() => {});
  const tried = await sendLetters({
    store: outboxStore,
    network: outboxNetwork(),
    session: sessionToSend,
    tokenRefused: markRefused,
    now: Date.now,
    random: Math.random,
    holder: crypto.randomUUID(),
    ...how,
  });
  await pruneSentLetters();
  return tried;
}

/**
 * When each unsent letter of the logged-in customer is due. Letters that wait for a log-in are due with a new token.
 */
async function schedule(now: number): Promise<{ id: string; at: number }[]> {
  const session = await currentSession();
  if (!session) return [];
  const loggedIn = { type: 'logged-in', token: tokenSuffix(session.token) } as const;
  const letters = await outboxStore.unsent(session.user.id);
  return letters.map((letter) => ({ id: letter.id, at: dueAt(next(letter, loggedIn), now) }));
}

/** When the next letter is due; `undefined` if none is. */
export async function nextSendTime(now = Date.now()): Promise<number | undefined> {
  const earliest = Math.min(...(await schedule(now)).map(({ at }) => at));
  return Number.isFinite(earliest) ? earliest : undefined;
}

export const watchOutbox = (listener: () => void) => listen('outbox', listener);

type Registration = { sync?: { register(tag: string): Promise<void> } };
const syncTag = 'outbox:';

/** Registers a Background Sync. Not all browsers support it and it may fail, so nothing depends on it. */
export function registerSync(registration: object): void {
  const { sync } = registration as Registration;
  // The browser delays a tag that has failed before by hours, so each registration uses a new tag.
  sync?.register(`${syncTag}${crypto.randomUUID()}`).catch(() => {});
}

export const isOutboxSync = (tag: string) => tag.startsWith(syncTag);
