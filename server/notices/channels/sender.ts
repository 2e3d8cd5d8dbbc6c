import type { PushMessage } from '../../../src/contract/push-message.ts';

/** `key` is the same for every attempt, so that a provider can recognize a message that it has already accepted. */
export type Message = { key: string; to: string; subject: string; text: string; path: string };

/** A notification for one phone. */
export type Push = { key: string; endpoint: string; keys: { p256dh: string; auth: string }; shown: PushMessage };

export type Sender<M = Message> = {
  /** false: there is no provider, and nothing is sent */
  isSet: boolean;
  /** Resolves once the provider has accepted the message; otherwise throws `NotAccepted`. */
  send: (message: M) => Promise<void>;
  close: () => void;
};

export type Senders = { email: Sender; sms: Sender; push: Sender<Push> };

/** `reason` is shown at the desk: it contains no address. With `isFinal` the message or its address will never be accepted. */
export class NotAccepted extends Error {
  readonly reason: string;
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(reason);
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** A shutdown waits for a message that is being sent. */
export const sendTimeout = 5_000;
