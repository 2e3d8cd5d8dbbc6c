import { listen } from '../channel.ts';
import { markRefused, readSession, type Session, tailOf } from '../session.ts';
import { restoreFromBackup } from './backup.ts';
import { withOutboxLock } from './lock.ts';
import { outboxNetwork } from './network.ts';
import { runSender } from './sender.ts';
import { dueAt, next } from './state-machine.ts';
import { outboxStore, sweepSent } from './store.ts';

type Wish = 'due' | 'now';
let wish: Wish | undefined;
let running: Promise<void> | undefined;

/** Sends what is due: for timers. */
export const sendDue = () => send('due');

/** Does not wait for a letter's own time: after a submit, a start, a log-in, when back online or in sight, and by hand. */
export const sendNow = () => send('now');

function send(asked: Wish): Promise<void> {
  if (wish !== 'now') wish = asked;
  running ??= fulfil().finally(() => {
    running = undefined;
  });
  return running;
}

async function fulfil(): Promise<void> {
  while (wish) {
    const hurried = wish === 'now';
    wish = undefined;
    let tried = new Set<string>();
    const hadLock = await withOutboxLock(async (alone) => {
      tried = await run({ alone, hurried });
    });
    if (!hadLock) return;
    // Another tab's letter may have come, and been turned away from the lock, in this run's last moment.
    const now = Date.now();
    if ((await schedule(now)).some(({ id, at }) => at <= now && !tried.has(id))) wish ??= 'due';
  }
}

async function run(how: { alone: boolean; hurried: boolean }): Promise<Set<string>> {
  await restoreFromBackup().catch(() => {});
  const tried = await runSender({
    store: outboxStore,
    network: outboxNetwork(),
    session: usableSession,
    tokenRefused: markRefused,
    now: Date.now,
    random: Math.random,
    holder: crypto.randomUUID(),
    ...how,
  });
  await sweepSent();
  return tried;
}

/** An expired session is tried as well: whether it is, the server says. */
async function usableSession(): Promise<Session | undefined> {
  const read = await readSession();
  return 'session' in read ? read.session : undefined;
}

/** When each letter of whoever is logged in is to be sent by itself; those that wait for a log-in go with a new token. */
async function schedule(now: number): Promise<{ id: string; at: number }[]> {
  const session = await usableSession();
  if (!session) return [];
  const loggedIn = { type: 'logged-in', token: tailOf(session.token) } as const;
  const letters = await outboxStore.unsent(session.user.id);
  return letters.map((letter) => ({ id: letter.id, at: dueAt(next(letter, loggedIn), now) }));
}

/** When to send by itself next; `undefined` while nothing waits for its time. */
export async function nextSendTime(now = Date.now()): Promise<number | undefined> {
  const earliest = Math.min(...(await schedule(now)).map(({ at }) => at));
  return Number.isFinite(earliest) ? earliest : undefined;
}

export const watchOutbox = (listener: () => void) => listen('outbox', listener);

type Registration = { sync?: { register(tag: string): Promise<void> } };
const syncTag = 'outbox:';

/** Asks the browser to wake the worker once there is a network. A hope, never relied on, so nothing waits for it. */
export function askForSync(registration: object): void {
  const { sync } = registration as Registration;
  // The browser lets a tag that failed before wait for hours; a new one starts anew.
  sync?.register(`${syncTag}${crypto.randomUUID()}`).catch(() => {});
}

export const isOutboxSync = (tag: string) => tag.startsWith(syncTag);
