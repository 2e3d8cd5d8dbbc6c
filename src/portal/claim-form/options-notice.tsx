import { firstPricesSince } from '../../contract/catalogue.ts';
import { shownDay, shownDayOf } from '../../text/dates.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { KnownOptions } from '../options-query.ts';

/** Says of what day the choices are while the server is out of reach. Nothing is said of those of this moment. */
export function OptionsNotice({ known: { keptAt, outOfReach, again } }: { known: KnownOptions }) {
  const words = useWords('claimForm').options;
  const language = useLanguage();
  if (!outOfReach) return null;
  const day = keptAt === undefined ? shownDay(language, firstPricesSince) : shownDayOf(language, new Date(keptAt));
  return (
    <Notice
      kind="offline"
      action={
        <Button kind="quiet" onClick={again}>
          {words.again}
        </Button>
      }
    >
      {words.lastKnown(day)}
    </Notice>
  );
}
