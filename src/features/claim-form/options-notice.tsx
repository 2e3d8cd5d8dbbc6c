import { firstPricesSince } from '../../contract/catalogue.ts';
import { shownDay, shownDayOf } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import type { OptionsQuery } from '../customer/options-query.ts';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';

/** Shows the date of the options while the server is unreachable. */
export function OptionsNotice({ query: { updatedAt, isUnreachable, refetch } }: { query: OptionsQuery }) {
  const messages = useMessages('claimForm').options;
  const language = useLanguage();
  if (!isUnreachable) return null;
  const day =
    updatedAt === undefined ? shownDay(language, firstPricesSince) : shownDayOf(language, new Date(updatedAt));
  return (
    <UnreachableNotice age={messages.asOf(day)} onRetry={refetch}>
      {messages.lastKnown(day)}
    </UnreachableNotice>
  );
}
