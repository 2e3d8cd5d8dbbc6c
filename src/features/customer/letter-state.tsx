import type { Language } from '../../contract/languages.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Messages } from '../../i18n/catalogues.ts';
import { shownMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { GoodSign, LockSign, PencilSign, PhoneSign, SendingSign } from '../../ui/signs.tsx';
import styles from './letter-state.module.css';

/** The five things a customer is told of a letter. */
export type ToldState = 'waiting' | 'sending' | 'sent' | 'needsLogIn' | 'needsCorrection';

const told: Record<Letter['state'], ToldState> = {
  queued: 'waiting',
  sending: 'sending',
  sent: 'sent',
  'needs-login': 'needsLogIn',
  'needs-attention': 'needsCorrection',
  parked: 'needsLogIn',
};

export const toldState = ({ state }: Letter): ToldState => told[state];

export const looks = {
  waiting: { kind: 'waiting', sign: PhoneSign },
  sending: { kind: 'neutral', sign: SendingSign },
  sent: { kind: 'good', sign: GoodSign },
  needsLogIn: { kind: 'waiting', sign: LockSign },
  needsCorrection: { kind: 'bad', sign: PencilSign },
} as const;

export function sentenceOf(letter: Letter, messages: Messages['letters']['state'], language: Language): string {
  const state = toldState(letter);
  if (state !== 'sent') return messages[state];
  const { number, receivedAt } = letter.receipt ?? { number: '', receivedAt: letter.sentAt ?? 0 };
  return messages.sent(number, shownMoment(language, new Date(receivedAt)));
}

export function LetterBadge({ letter }: { letter: Letter }) {
  const messages = useMessages('letters').state;
  const sentence = sentenceOf(letter, messages, useLanguage());
  return (
    <Badge {...looks[toldState(letter)]}>
      <Unbroken part={letter.receipt?.number}>{sentence}</Unbroken>
    </Badge>
  );
}

/** A receipt number is not torn apart at the end of a line. */
export function Unbroken({ part, children }: { part: string | undefined; children: string }) {
  const [before, ...after] = part ? children.split(part) : [children];
  return (
    <span>
      {before}
      {after.length > 0 && <span className={styles.unbroken}>{part}</span>}
      {after}
    </span>
  );
}
