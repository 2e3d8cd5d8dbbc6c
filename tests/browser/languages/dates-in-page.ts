import { languages } from '../../../src/contract/languages.ts';
import { fullDay, fullMoment } from '../../../src/text/dates.ts';
import { ethiopianOf, gregorianOf, julianDayOf, julianDayOfEthiopian } from '../../../src/text/ethiopian-calendar.ts';
import { loadWords } from '../../../src/text/load.ts';

export const ready = Promise.all(languages.map((language) => loadWords(language, ['frame'])));

export { ethiopianOf, fullDay, fullMoment, gregorianOf, julianDayOf, julianDayOfEthiopian };
