const timeZone = 'Africa/Addis_Ababa';
const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
const dateTimeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

export const formatDate = (timestamp: string) => dateFormat.format(new Date(timestamp));
export const formatDateTime = (timestamp: string) => dateTimeFormat.format(new Date(timestamp));
/** A calendar day such as `2026-11-20`. Noon, so that no time zone moves it to another day. */
export const formatDay = (day: string) => dateFormat.format(new Date(`${day}T12:00:00Z`));
/** Today in Addis Ababa, as the value of an `<input type="date">`. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
export const daysSince = (timestamp: string) =>
  Math.max(0, Math.floor((Date.now() - Date.parse(timestamp)) / 86_400_000));
