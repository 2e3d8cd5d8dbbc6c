import { languages } from '../../../src/contract/languages.ts';
import { fullDay, fullMoment } from '../../../src/i18n/dates.ts';
import { ethiopianOf, gregorianOf, julianDayOf, julianDayOfEthiopian } from '../../../src/i18n/ethiopian-calendar.ts';
import { loadMessages } from '../../../src/i18n/load-messages.ts';

export const ready = Promise.all(languages.map((language) => loadMessages(language, ['layout'])));

export { ethiopianOf, fullDay, fullMoment, gregorianOf, julianDayOf, julianDayOfEthiopian };
