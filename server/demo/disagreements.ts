import type { claimEvents, claims } from '../db/schema/claims.ts';
import { newId } from '../db/uuid.ts';
import type { Person } from './people.ts';

type Event = typeof claimEvents.$inferInsert & { text: string | null };
type DemoClaim = { claim: typeof claims.$inferInsert; events: Event[] };

const hour = 60 * 60 * 1000;
const texts = [
  'The hospital says that it was an emergency. Please ask them again.',
  'በፖሊሲው ላይ ይህ ሕክምና እንደሚሸፈን ተጽፏል።',
  'I did hold the service on that day: I had paid for it a week before.',
];

/** The customers of the claims that were declined last disagree, the first of them with the colleague of the administrator. */
export function addDisagreements(all: DemoClaim[], colleague: Person) {
  const declined = all
    .filter(({ claim, events }) => claim.status === 'declined' && isBefore(events.at(-1), Date.now() - 2 * hour))
    .sort((one, other) => Number(other.claim.changedAt) - Number(one.claim.changedAt));
  texts.forEach((text, n) => {
    const found = declined[n];
    const [received, last] = [found?.events[0], found?.events.at(-1)];
    if (!found || !received || !last) return;
    if (n < 2) last.byUser = colleague.id;
    const at = new Date(last.at.getTime() + hour);
    found.events.push({
      ...received,
      id: newId(),
      position: last.position + 1,
      at,
      action: 'disagree',
      fromStatus: 'declined',
      toStatus: 'in-review',
      text,
    });
    Object.assign(found.claim, {
      status: 'in-review',
      version: last.position + 1,
      changedAt: at,
      disagreedWith: last.byUser,
    });
  });
}

const isBefore = (event: Event | undefined, time: number) => event !== undefined && event.at.getTime() < time;
