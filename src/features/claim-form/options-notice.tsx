import { firstPricesSince } from '../../contract/catalogue.ts';
import { shownDay, shownDayOf } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OptionsQuery } from '../customer/options-query.ts';

/** Shows the date of the options while the server is unreachable. */
export function OptionsNotice({ query: { updatedAt, isUnreachable, refetch } }: { query: OptionsQuery }) {
  const messages = useMessages('claimForm').options;
  const language = useLanguage();
  if (!isUnreachable) return null;
  const day =
    updatedAt === undefined ? shownDay(language, firstPricesSince) : shownDayOf(language, new Date(updatedAt));
  return (
    <Notice
      kind="offline"
      action={
        <Button kind="quiet" onClick={refetch}>
          {messages.again}
        </Button>
      }
    >
      {messages.lastKnown(day)}
    </Notice>
  );
}
