import type { ReactNode } from 'react';
import { shownCardNumber } from '../../contract/card-number.ts';
import type { Statement } from '../../contract/card-statement.ts';
import { fullDay, fullDayOf, shownMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Verdict } from './check-statement.ts';
import styles from './verify.module.css';

const titles = {
  covered: 'covered',
  ended: 'ended',
  expired: 'expired',
  blocked: 'blocked',
  'not-ours': 'notOurs',
  'unknown-key': 'unknownKey',
  'no-keys': 'noKeys',
  'wrong-clock': 'wrongClock',
} as const;

type Props = { verdict: Verdict; now: number; lastContact: Date | undefined };

/** What the code of a card says, and whether it can be believed. */
export function VerdictNotice({ verdict, now, lastContact }: Props) {
  const { verdicts, texts, ...messages } = useMessages('verify');
  const language = useLanguage();
  const title = titles[verdict.kind];
  const isUnsure = ['unknown-key', 'no-keys', 'wrong-clock'].includes(verdict.kind);
  const explanation =
    title === 'covered'
      ? texts.compare
      : title === 'wrongClock'
        ? texts.wrongClock(fullDayOf(language, new Date(now)))
        : texts[title];
  return (
    <Notice kind={title === 'covered' ? 'good' : isUnsure ? 'info' : 'bad'} alert intoView title={verdicts[title]}>
      <div className={styles.verdict}>
        {'statement' in verdict && verdict.kind !== 'blocked' && <StatementFacts statement={verdict.statement} />}
        {verdict.kind === 'blocked' && <p>{shownCardNumber(verdict.statement.number)}</p>}
        <p>{explanation}</p>
        {'statement' in verdict && (
          <p className={styles.quiet}>
            {lastContact ? messages.listOf(shownMoment(language, lastContact)) : messages.noList}
          </p>
        )}
      </div>
    </Notice>
  );
}

function StatementFacts({ statement }: { statement: Statement }) {
  const messages = useMessages('verify');
  const language = useLanguage();
  const { name, number, planUntil, services, notBefore, expiresAt } = statement;
  return (
    <Facts name={name} number={number} planUntil={planUntil} services={services}>
      <Definition term={messages.confirmed}>{fullDayOf(language, new Date(notBefore))}</Definition>
      <Definition term={messages.valid}>{fullDayOf(language, new Date(expiresAt))}</Definition>
    </Facts>
  );
}

type FactsProps = {
  name: string | null;
  number?: string;
  planUntil: string | null;
  services: readonly { slug: string; title?: string; until: string }[];
  children?: ReactNode;
};

/** Who is covered, for what and until when. */
export function Facts({ name, number, planUntil, services, children }: FactsProps) {
  const messages = useMessages('verify');
  const words: Partial<Record<string, { title: string }>> = useMessages('serviceWords');
  const language = useLanguage();
  const until = (day: string) => messages.until(fullDay(language, day));
  return (
    <DefinitionList>
      {name && <Definition term={messages.name}>{name}</Definition>}
      {number && <Definition term={messages.number}>{shownCardNumber(number)}</Definition>}
      {planUntil && <Definition term={messages.premium}>{until(planUntil)}</Definition>}
      {services.map(({ slug, title, until: day }) => (
        <Definition key={slug} term={words[slug]?.title ?? title ?? slug.replaceAll('-', ' ')}>
          {until(day)}
        </Definition>
      ))}
      {children}
    </DefinitionList>
  );
}
