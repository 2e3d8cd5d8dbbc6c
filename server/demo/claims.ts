import { type ClaimAction, statusAfter } from '../../src/contract/claim-transitions.ts';
import { premiumChoices } from '../../src/contract/premium-choices.ts';
import type { ReasonCode } from '../../src/contract/reasons/codes.ts';
import { serviceWords } from '../../src/contract/services/en.ts';
import type { Db } from '../db/database.ts';
import { claimEvents, claimEventTexts, claims, letters } from '../db/schema/claims.ts';
import { newId } from '../db/uuid.ts';
import { newReceiptNumber } from '../letters/number.ts';
import { addClaimNotices } from './claim-notices.ts';
import { addDisagreements } from './disagreements.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import { answered, asked, declined, described } from './words.ts';

const number = 300;
const hour = 60 * 60 * 1000;
const month = 30 * 24 * hour;
const year = 365 * 24 * hour;
const services = (
  ['routine-checkups', 'medication-support', 'maternity-care', 'emergency-assistance', 'minor-surgeries'] as const
).map((slug) => serviceWords[slug].title);

type Event = typeof claimEvents.$inferInsert & { text: string | null };

/** Adds 300 claims over the last year, most of them recent. Older claims are more likely to be decided. */
export async function addClaims(db: Db, chance: Random, people: Person[], admin: Person, colleague: Person) {
  const arrivals = Array.from({ length: number }, () => chance.between(0, 1) ** 2 * year).sort((a, b) => b - a);
  const all = arrivals.map((ago) => oneClaim(chance, chance.oneOf(people), admin, new Date(Date.now() - ago)));
  addDisagreements(all, colleague);
  await db.insert(letters).values(all.map(({ letter }) => letter));
  await db.insert(claims).values(all.map(({ claim }) => claim));
  const events = all.flatMap((one) => one.events);
  await db.insert(claimEvents).values(events.map(({ text, ...event }) => event));
  const texts = events.flatMap(({ claimId, position, text }) => (text === null ? [] : [{ claimId, position, text }]));
  await db.insert(claimEventTexts).values(texts);
  const told = all.flatMap(({ claim: { userId }, events }) => events.map((one) => ({ ...one, userId })));
  await addClaimNotices(db, told);
}

function oneClaim(chance: Random, person: Person, admin: Person, receivedAt: Date) {
  const isPremium = person.role === 'premium' && chance.is(0.7);
  const id = newId();
  const letter = {
    userId: person.id,
    key: newId(),
    kind: isPremium ? ('premium-claim' as const) : ('claim' as const),
    sha256: '0'.repeat(64),
    number: newReceiptNumber(chance.below),
    receivedAt,
    answer: {},
  };
  const events = eventsFor(chance, id, person, admin, receivedAt);
  const last = events.at(-1);
  const claim = {
    id,
    userId: person.id,
    letterKey: letter.key,
    number: letter.number,
    kind: letter.kind,
    hospital: chance.oneOf(premiumChoices.hospitals),
    service: chance.oneOf(isPremium ? premiumChoices.policies : services),
    paymentMethod: chance.oneOf(premiumChoices.paymentMethods),
    description: chance.oneOf(isPremium ? described.filter(Boolean) : described),
    fullName: isPremium ? person.username : null,
    email: isPremium ? person.email : null,
    priority: isPremium && chance.is(0.8),
    ...(chance.is(0.6) && {
      paidBirrCents: billedFor(last, chance.whole(40, 9_000)),
      treatedOn: new Date(receivedAt.getTime() - chance.whole(1, 20) * 24 * hour).toISOString().slice(0, 10),
      payToProvider: chance.oneOf(['Commercial Bank of Ethiopia', 'telebirr']),
      payToAccount: String(chance.whole(10_000, 99_999) * 100_003),
    }),
    ...(last && isOpen(last) && chance.is(0.3) && { assignedTo: admin.id }),
    status: last?.toStatus ?? ('submitted' as const),
    receivedAt,
    changedAt: last?.at ?? receivedAt,
    version: events.length,
  };
  return { letter, claim, events };
}

/** The events of a claim: reviewed within two days, decided within a week. */
function eventsFor(chance: Random, claimId: string, person: Person, admin: Person, receivedAt: Date): Event[] {
  const events: Event[] = [event(claimId, 'received', person, receivedAt)];
  const follow = (action: ClaimAction, hours: number, more: Partial<Event> = {}) => {
    const before = events.at(-1) as Event;
    const at = new Date(before.at.getTime() + hours * hour);
    const toStatus = statusAfter(before.toStatus, action);
    if (!toStatus || at.getTime() > Date.now()) return;
    const position = before.position + 1;
    events.push({ ...event(claimId, action, admin, at), position, fromStatus: before.toStatus, toStatus, ...more });
  };

  follow('review', chance.between(1, 50));
  if (chance.is(0.15)) {
    follow('ask', chance.between(1, 20), { text: chance.oneOf(asked) });
    if (chance.is(0.4))
      follow('answer', chance.between(4, 40), { text: chance.oneOf(answered), ...byCustomer(person) });
  }
  const isLate = Date.now() - receivedAt.getTime() < month;
  if (events.at(-1)?.toStatus === 'more-information' && isLate && chance.is(0.7)) return events;
  if (chance.is(0.78)) {
    const amountCents = chance.whole(8, 400) * 250;
    follow('approve', chance.between(4, 120), { amountCents });
    const paidAt = new Date((events.at(-1) as Event).at.getTime() + 30 * hour);
    const payment = {
      amountCents,
      paidOn: paidAt.toISOString().slice(0, 10),
      paymentReference: `FT${chance.whole(1_000, 9_999)}`,
    };
    if (chance.is(0.6)) follow('pay', 30, payment);
  } else {
    const reason: { code: ReasonCode; text: string | null } = chance.oneOf(declined);
    follow('decline', chance.between(4, 120), reason);
  }
  return events;
}

/** Of an approved claim what was approved and up to a half more, at about 150 birr for a dollar. */
const billedFor = (last: Event | undefined, some: number) =>
  last?.amountCents ? Math.round((last.amountCents * (1 + some / 18_000) * 150) / 500) * 500 : some * 500;

const isOpen = ({ toStatus }: Event) => toStatus === 'submitted' || toStatus === 'in-review';
const byCustomer = ({ id, role }: Person) => ({ byUser: id, byRole: role });

const event = (claimId: string, action: ClaimAction, by: Person, at: Date): Event => ({
  id: newId(),
  claimId,
  position: 1,
  at,
  action,
  byUser: by.id,
  byRole: by.role,
  toStatus: 'submitted',
  text: null,
});
