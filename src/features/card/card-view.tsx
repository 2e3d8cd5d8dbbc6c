import { brand } from '../../contract/brand.ts';
import { shownCardNumber } from '../../contract/card-number.ts';
import { statementToDigits } from '../../contract/card-statement.ts';
import type { Card as CardData } from '../../contract/responses/cards.ts';
import { fullDay, fullDayOf, shownDay } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Wordmark } from '../../ui/mark.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './card-view.module.css';

export type ShownCard = {
  card: CardData;
  statement: string;
  /** when the server signed the statement */
  confirmedAt: string;
  expiresAt: string;
};

/** The card as a hospital sees it: on the screen, and on paper in the size of a bank card. */
export function CardView({ card, statement, confirmedAt, expiresAt, isExpired }: ShownCard & { isExpired: boolean }) {
  const messages = useMessages('card');
  const language = useLanguage();
  const offerName = useOfferName();
  const { number, name, plan, planUntil, services, photo } = card;
  const valid = fullDayOf(language, new Date(expiresAt));
  return (
    <Card as="article" kind={plan === 'Premium' ? 'premium' : 'member'} className={styles.card} aria-label={name}>
      <header className={styles.top}>
        <Wordmark name={brand.name} />
        <Badge kind={plan === 'Premium' ? 'premium' : 'neutral'}>{offerName(plan)}</Badge>
      </header>
      <div className={styles.who}>
        {photo && <img className={styles.photo} src={photo} alt="" width="84" height="84" />}
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.number}>
          <span className="visually-hidden">{messages.number}: </span>
          {shownCardNumber(number)}
        </p>
      </div>
      {isExpired ? (
        <Notice kind="offline" title={messages.expired}>
          {messages.renew(valid)}
        </Notice>
      ) : (
        <div className={styles.code}>
          <QrCode text={statementToDigits(statement)} label={messages.code} className={styles.qr} />
          <p className={styles.validity}>
            {messages.confirmed(fullDayOf(language, new Date(confirmedAt)))} {messages.valid(valid)}
          </p>
        </div>
      )}
      <div className={styles.cover}>
        <h3 className={styles.heading}>{messages.covered}</h3>
        <ul className={styles.services}>
          {planUntil && (
            <Line
              name={offerName('Premium')}
              screen={fullDay(language, planUntil)}
              paper={shownDay(language, planUntil)}
            />
          )}
          {services.map(({ slug, title, until }) => (
            <Line
              key={slug}
              name={offerName(title)}
              screen={fullDay(language, until)}
              paper={shownDay(language, until)}
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Line({ name, screen, paper }: { name: string; screen: string; paper: string }) {
  const messages = useMessages('card');
  return (
    <li>
      <strong>{name}</strong> <span className={styles.onScreen}>{messages.until(screen)}</span>
      <span className={styles.onPaper} aria-hidden="true">
        {messages.until(paper)}
      </span>
    </li>
  );
}
