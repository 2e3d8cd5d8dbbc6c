import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Receipt } from '../../../src/contract/responses/receipt.ts';
import type { ResponseFault, ServerKill } from '../fault.ts';
import type { Ledger, ServerEvent } from '../ledger.ts';
import type { Arrival } from './arrival.ts';
import { faultResponses, serverError } from './fault-responses.ts';
import { type ForwardedResponse, sendHalf, sendResponse } from './forward.ts';
import type { HeldLetters } from './held-letters.ts';
import type { HoldPoint } from './messages.ts';

export type InjectedFault = { fault?: ResponseFault | ServerKill | undefined; hold?: HoldPoint | undefined };

type HandleOptions = InjectedFault & {
  arrival: Arrival;
  forward: () => Promise<ForwardedResponse>;
  response: ServerResponse;
  ledger: Ledger<ServerEvent>;
  holds: HeldLetters;
};

/** Long enough to be visible, shorter than the page's request timeout. */
const delay = 400;
/** About as long as the server takes to process a letter, so that kills happen before, during and after the commit. */
const workTime = 8;

/** Applies the planned fault, or the one a scene has requested, to a letter that arrives. */
export async function handleLetter({
  arrival,
  fault,
  hold,
  forward,
  response,
  ledger,
  holds,
}: HandleOptions): Promise<void> {
  const { letter, phone, id, user, sha256 } = arrival;
  const closed = once(response, 'close').then(() => undefined);
  if (fault) ledger.append({ what: 'fault', kind: fault });

  if (hold === 'before-commit') await holds.hold(phone, closed);
  if (response.destroyed) return;
  const faultResponse = fault && faultResponses[fault as ResponseFault];
  if (faultResponse) return sendResponse(response, faultResponse);
  if (fault === 'server-killed-at-work') {
    void forward().catch(() => undefined);
    await wait((workTime * (letter % 10)) / 10);
    return killServer();
  }

  const answer = await forward();
  const receipt = parseReceipt(answer);
  if (receipt) ledger.append({ what: 'committed', letter, id, user, sha256, number: receipt.number });
  if (hold === 'after-commit') await holds.hold(phone, closed);
  if (response.destroyed) return;
  switch (fault) {
    case 'server-killed-after-commit':
      return killServer();
    case 'dropped-after-commit':
      response.destroy();
      return;
    case 'truncated-after-commit':
      return sendHalf(response, answer);
    case 'answered-500-after-commit':
      return sendResponse(response, serverError);
    case 'delayed-after-commit':
      await wait(delay);
  }
  if (response.destroyed) return;
  await sendResponse(response, answer);
  if (receipt) ledger.append({ what: 'acknowledged', letter, id });
}

function killServer(): void {
  process.kill(process.pid, 'SIGKILL');
}

function parseReceipt({ status, body }: ForwardedResponse): Receipt | undefined {
  if (status < 200 || status >= 300) return undefined;
  return (JSON.parse(body.toString()) as { receipt?: Receipt }).receipt;
}
