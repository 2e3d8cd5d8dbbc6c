// The desk speaks English alone, which every browser's `Intl` does.
const timeZone = 'Africa/Addis_Ababa';
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

export const dayOf = (at: string) => day.format(new Date(at));
export const momentOf = (at: string) => moment.format(new Date(at));
/** A day as `2026-11-20`, which is one wherever the reader is. */
export const shownDay = (date: string) => day.format(new Date(`${date}T12:00:00Z`));
/** Today at the office, in the form that a date field wants. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
export const daysSince = (at: string) => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / 86_400_000));
