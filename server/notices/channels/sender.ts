import type { Channel } from '../../../src/contract/notices.ts';

/** `key` is the same for every attempt, so that a provider can recognize a message that it has already accepted. */
export type Message = { key: string; to: string; subject: string; text: string };

export type Sender = {
  /** false: there is no provider, and nothing is sent */
  isSet: boolean;
  /** Resolves once the provider has accepted the message; otherwise throws `NotAccepted`. */
  send: (message: Message) => Promise<void>;
  close: () => void;
};

export type Senders = Record<Channel, Sender>;

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
