import { catalogue } from '../../src/contract/catalogue.ts';
import { callTimes } from '../../src/contract/payloads/call-back.ts';
import type { Db } from '../db/database.ts';
import { callBacks } from '../db/schema/call-backs.ts';
import { claimRequests, letters } from '../db/schema/claims.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { newId } from '../db/uuid.ts';
import { newReceiptNumber } from '../letters/number.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

const day = 24 * 60 * 60 * 1000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const later = (at: Date, days: number) => new Date(at.getTime() + days * day);

/** Adds subscriptions (active, ended and unpaid), upgrades, claim requests and calls. */
export async function addRequests(db: Db, chance: Random, people: Person[], admin: Person) {
  const newLetter = <K extends 'subscription' | 'upgrade' | 'claim-request' | 'call-back'>(
    kind: K,
    person: Person,
    daysAgo: number,
  ) => ({
    userId: person.id,
    key: newId(),
    kind,
    sha256: '0'.repeat(64),
    number: newReceiptNumber(chance.below),
    receivedAt: later(new Date(), -daysAgo),
    answer: {},
  });
  const common = ({ userId, key, number, receivedAt }: ReturnType<typeof newLetter>) => ({
    id: newId(),
    userId,
    letterKey: key,
    number,
    receivedAt,
  });
  const settled = (at: Date) => ({ settledAt: later(at, 1), settledBy: admin.id });

  const held = people.flatMap((person) => {
    const may = catalogue.filter(({ premium, yearlyPrice }) => yearlyPrice && (!premium || person.role === 'premium'));
    // The customers whose log-ins are printed always have subscriptions.
    const isShown = person === people[0] || person === people.at(-1);
    const chosen = may.filter((_, n) => chance.is(0.25) || (isShown && n < 2));
    const longest = isShown ? 300 : 480;
    return chosen.map(({ slug }) => ({
      slug,
      letter: newLetter('subscription', person, chance.between(isShown ? 6 : 0, longest)),
    }));
  });
  const regular = people.filter(({ role }) => role === 'customer');
  const raised = regular.slice(0, 5).map((person, n) => newLetter('upgrade', person, n));
  const called = regular.slice(5, 14).map((person, n) => newLetter('claim-request', person, n * 3));

  await db.insert(letters).values([...held.map(({ letter }) => letter), ...raised, ...called]);
  await db.insert(subscriptions).values(
    held.map(({ slug, letter }) => {
      const waits = letter.receivedAt > later(new Date(), -5);
      const first = later(letter.receivedAt, 1);
      return {
        ...common(letter),
        serviceSlug: slug,
        paymentMethod: chance.oneOf(['Bank Transfer', 'Mobile Banking', 'Cash']),
        yearlyPrice: catalogue.find((service) => service.slug === slug)?.yearlyPrice ?? null,
        state: waits ? ('requested' as const) : ('confirmed' as const),
        ...(!waits && { ...settled(letter.receivedAt), firstDay: dayOf(first), lastDay: dayOf(later(first, 364)) }),
      };
    }),
  );
  await db.insert(upgrades).values(
    raised.map((letter) => ({
      ...common(letter),
      paymentMethod: 'Bank Transfer',
      yearlyPrice: 300,
      state: 'requested' as const,
    })),
  );
  await db
    .insert(claimRequests)
    .values(called.map((letter, n) => ({ ...common(letter), ...(n > 4 && settled(letter.receivedAt)) })));
  const calls = regular.slice(14, 20).map((person, n) => ({ person, letter: newLetter('call-back', person, n) }));
  await db.insert(letters).values(calls.map(({ letter }) => letter));
  await db.insert(callBacks).values(
    calls.map(({ person, letter }, n) => ({
      ...common(letter),
      phone: person.phone,
      callTime: callTimes[n % callTimes.length] ?? 'any',
      text: n % 2 ? null : 'How much of a delivery is covered?',
      ...(n > 3 && { ...settled(letter.receivedAt), note: 'Explained what the policy covers.' }),
    })),
  );
}
