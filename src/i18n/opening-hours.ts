import type { Language } from '../contract/languages.ts';
import { shownTime } from './dates.ts';
import { messagesOf } from './load-messages.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const day = `(${days.join('|')})`;
const rule = new RegExp(`^${day}(?:-${day})? (\\d\\d):(\\d\\d)-(\\d\\d):(\\d\\d)$`);

/** `24/7`, or days and times such as `Mo-Fr 08:00-17:00; Sa 09:00-13:00`, in the reader's words. Anything else is shown as written. */
export function shownHours(language: Language, hours: string): string {
  const { footer, calendar } = messagesOf(language, 'layout');
  if (hours === '24/7') return footer.hours;
  const shown = hours.split(';').map((part) => {
    const [found, from = '', to, ...times] = rule.exec(part.trim()) ?? [];
    const [opensAt = 0, opensPast = 0, closesAt = 0, closesPast = 0] = times.map(Number);
    const daysOpen = [from, to].flatMap((code) => (code ? calendar.weekdays[days.indexOf(code)] : [])).join('–');
    return (
      found && `${daysOpen} ${shownTime(language, opensAt, opensPast)} – ${shownTime(language, closesAt, closesPast)}`
    );
  });
  return shown.every(Boolean) ? shown.join('; ') : hours;
}
