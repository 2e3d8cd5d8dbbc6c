import { useState } from 'react';
import { brand } from '../../contract/brand.ts';
import { shownCardNumber } from '../../contract/card-number.ts';
import { statementToDigits } from '../../contract/card-statement.ts';
import { shownDay, shownDayOf } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../customer/save-file.ts';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './card.module.css';
import type { ShownCard } from './card-view.tsx';
import { drawCard } from './draw-card.ts';

export function CardActions({ card, statement, confirmedAt, expiresAt }: ShownCard) {
  const messages = useMessages('card');
  const language = useLanguage();
  const offerName = useOfferName();
  const [hasFailed, setHasFailed] = useState(false);

  const day = (moment: string) => shownDayOf(language, new Date(moment));
  const line = (name: string, until: string) => ({ name, until: messages.until(shownDay(language, until)) });
  const save = async () => {
    setHasFailed(false);
    try {
      const picture = await drawCard({
        brand: brand.name,
        plan: offerName(card.plan),
        isPremium: card.plan === 'Premium',
        name: card.name,
        number: shownCardNumber(card.number),
        photo: card.photo,
        cover: [
          ...(card.planUntil ? [line(offerName('Premium'), card.planUntil)] : []),
          ...card.services.map(({ title, until }) => line(offerName(title), until)),
        ],
        validity: `${messages.confirmed(day(confirmedAt))} ${messages.valid(day(expiresAt))}`,
        code: statementToDigits(statement),
      });
      saveFile(
        new File([picture], `${brand.name.toLowerCase()}-${shownCardNumber(card.number)}.png`, { type: picture.type }),
      );
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => void save()}>
          {messages.save}
        </Button>
        <Button kind="quiet" onClick={() => print()}>
          {messages.print}
        </Button>
      </div>
      {hasFailed && <Notice kind="bad">{messages.notSaved}</Notice>}
    </>
  );
}
