import { firstPricesSince } from '../../contract/catalogue.ts';
import { shownDay, shownDayOf } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OptionsQuery } from '../customer/options-query.ts';

/** Says of what day the choices are while the server is out of reach. Nothing is said of those of this moment. */
export function OptionsNotice({ known: { keptAt, outOfReach, again } }: { known: OptionsQuery }) {
  const messages = useMessages('claimForm').options;
  const language = useLanguage();
  if (!outOfReach) return null;
  const day = keptAt === undefined ? shownDay(language, firstPricesSince) : shownDayOf(language, new Date(keptAt));
  return (
    <Notice
      kind="offline"
      action={
        <Button kind="quiet" onClick={again}>
          {messages.again}
        </Button>
      }
    >
      {messages.lastKnown(day)}
    </Notice>
  );
}
