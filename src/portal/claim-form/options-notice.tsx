import { shownDayOf } from '../../text/dates.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { KnownOptions } from '../known-options.ts';

/** Says of what day the choices are, or that there are none yet. Nothing is said of those of this moment. */
export function OptionsNotice({ known, again }: { known: KnownOptions; again: () => void }) {
  const words = useWords('claimForm').options;
  const language = useLanguage();
  switch (known.state) {
    case 'loading':
      // The fields show it where the choices will be; here it takes no room, so that nothing moves when they are there.
      return (
        <p role="status" className="visually-hidden">
          {words.loading}
        </p>
      );
    case 'nothing':
      return (
        <Notice
          kind="offline"
          action={
            <Button kind="quiet" onClick={again}>
              {words.again}
            </Button>
          }
        >
          {words.none}
        </Notice>
      );
    case 'known':
      return known.at === undefined ? null : (
        <Notice kind="offline">{words.lastKnown(shownDayOf(language, new Date(known.at)))}</Notice>
      );
  }
}
