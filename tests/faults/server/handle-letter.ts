import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';
import type { Receipt } from '../../../src/contract/responses/receipt.ts';
import type { DealtFault, ServerKill } from '../fault.ts';
import type { Ledger, ServerEvent } from '../ledger.ts';
import { broken, instead } from './answers.ts';
import type { LogInState } from './arrival.ts';
import { type Answer, sendHalf, sendResponse } from './forward.ts';
import type { HeldLetters } from './held-letters.ts';
import type { When } from './messages.ts';

export type InjectedFault = { fault?: DealtFault | ServerKill | undefined; hold?: When | undefined };

type Visit = InjectedFault & {
  arrival: LogInState;
  ask: () => Promise<Answer>;
  response: ServerResponse;
  ledger: Ledger<ServerEvent>;
  holds: HeldLetters;
};

/** Long enough to be visible, shorter than the page's request timeout. */
const delay = 400;
/** About as long as the server takes to process a letter, so that kills happen before, during and after the commit. */
const workTime = 8;

/** Applies the planned fault, or the one a scene has requested, to a letter that arrives. */
export async function handleLetter({ arrival, fault, hold, ask, response, ledger, holds }: Visit): Promise<void> {
  const { letter, phone, id, user, sha256 } = arrival;
  const closed = once(response, 'close').then(() => undefined);
  if (fault) ledger.note({ what: 'fault', kind: fault });

  if (hold === 'before-commit') await holds.hold(phone, closed);
  if (response.destroyed) return;
  const instant = fault && instead[fault as DealtFault];
  if (instant) return sendResponse(response, instant);
  if (fault === 'server-killed-at-work') {
    void ask().catch(() => undefined);
    await pass((workTime * (letter % 10)) / 10);
    return die();
  }

  const answer = await ask();
  const receipt = receiptIn(answer);
  if (receipt) ledger.note({ what: 'committed', letter, id, user, sha256, number: receipt.number });
  if (hold === 'after-commit') await holds.hold(phone, closed);
  if (response.destroyed) return;
  switch (fault) {
    case 'server-killed-after-commit':
      return die();
    case 'dropped-after-commit':
      response.destroy();
      return;
    case 'truncated-after-commit':
      return sendHalf(response, answer);
    case 'answered-500-after-commit':
      return sendResponse(response, broken);
    case 'delayed-after-commit':
      await pass(delay);
  }
  if (response.destroyed) return;
  await sendResponse(response, answer);
  if (receipt) ledger.note({ what: 'acknowledged', letter, id });
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function receiptIn({ status, body }: Answer): Receipt | undefined {
  if (status < 200 || status >= 300) return undefined;
  return (JSON.parse(body.toString()) as { receipt?: Receipt }).receipt;
}
