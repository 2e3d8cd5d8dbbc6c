import type { Language } from '../../contract/languages.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Messages } from '../../i18n/catalogues.ts';
import { shownMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { GoodSign, LockSign, PencilSign, PhoneSign, SendingSign } from '../../ui/signs.tsx';
import styles from './letter-state.module.css';

/** The statusOfState that the interface shows for the states of the outbox. */
export type LetterStatus = 'waiting' | 'sending' | 'sent' | 'needsLogIn' | 'needsCorrection';

const statusOfState: Record<Letter['state'], LetterStatus> = {
  queued: 'waiting',
  sending: 'sending',
  sent: 'sent',
  'needs-login': 'needsLogIn',
  'needs-attention': 'needsCorrection',
  parked: 'needsLogIn',
};

export const letterStatus = ({ state }: Letter): LetterStatus => statusOfState[state];

/**
 * Whether the server has refused an edited letter because the version before it had arrived under the same id, although its reply was
 * lost.
 */
export const hasEarlierArrived = ({ edited, state, lastError }: Letter) =>
  edited === true && state === 'needs-attention' && lastError?.status === 422 && lastError.errors === undefined;

export const statusBadges = {
  waiting: { kind: 'waiting', sign: PhoneSign },
  sending: { kind: 'neutral', sign: SendingSign },
  sent: { kind: 'good', sign: GoodSign },
  needsLogIn: { kind: 'waiting', sign: LockSign },
  needsCorrection: { kind: 'bad', sign: PencilSign },
} as const;

export function statusTextOf(letter: Letter, messages: Messages['letters']['state'], language: Language): string {
  const state = letterStatus(letter);
  if (state !== 'sent') return messages[state];
  const { number, receivedAt } = letter.receipt ?? { number: '', receivedAt: letter.sentAt ?? 0 };
  return messages.sent(number, shownMoment(language, new Date(receivedAt)));
}

export function LetterBadge({ letter }: { letter: Letter }) {
  const messages = useMessages('letters').state;
  const sentence = statusTextOf(letter, messages, useLanguage());
  return (
    <Badge {...statusBadges[letterStatus(letter)]}>
      <NoWrap text={letter.receipt?.number}>{sentence}</NoWrap>
    </Badge>
  );
}

/** Keeps a receipt number on one line. */
export function NoWrap({ text, children }: { text: string | undefined; children: string }) {
  const [start, ...rest] = text ? children.split(text) : [children];
  return (
    <span>
      {start}
      {rest.length > 0 && <span className={styles.unbroken}>{text}</span>}
      {rest}
    </span>
  );
}
