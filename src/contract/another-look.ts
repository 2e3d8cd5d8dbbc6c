import { localDay } from './day.ts';

/** For this many days after a decline its customer may ask for another look. */
export const anotherLookDays = 60;
/** How much later the letter may arrive, since it may have waited for a network. */
export const anotherLookGraceDays = 30;

/** The last day on which the customer may ask. */
export const lastDayToDisagree = (declinedAt: Date): string => localDay(declinedAt, anotherLookDays);
