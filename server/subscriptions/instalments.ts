import { type SQL, sql } from 'drizzle-orm';
import { todayInEthiopia } from '../../src/contract/day.ts';
import {
  instalmentCents,
  instalmentCount,
  instalmentDueOn,
  instalmentsLastDay,
} from '../../src/contract/instalments.ts';
import type { Instalments } from '../../src/contract/responses/subscriptions.ts';
import { today } from '../db/calendar.ts';
import type { subscriptions, upgrades } from '../db/schema/orders.ts';

type Order = Pick<typeof subscriptions.$inferSelect, 'state' | 'firstDay' | 'instalmentsPaid' | 'yearlyPrice'>;

/** The instalment to be paid next: the first one of an open order, or one of a year that is not over. */
export function nextInstalment({ state, firstDay, instalmentsPaid }: Omit<Order, 'yearlyPrice'>): number | null {
  if (instalmentsPaid === null) return null;
  if (state === 'requested') return 1;
  const isOpen =
    state === 'confirmed' &&
    firstDay !== null &&
    instalmentsPaid > 0 &&
    instalmentsPaid < instalmentCount &&
    todayInEthiopia() <= instalmentsLastDay(firstDay, instalmentCount);
  return isOpen ? instalmentsPaid + 1 : null;
}

/** As an SQL condition: an instalment after the first is to be paid. */
export const hasOpenInstalment = ({
  state,
  firstDay,
  instalmentsPaid,
}: typeof subscriptions | typeof upgrades): SQL<boolean> =>
  sql`(${state} = 'confirmed' and coalesce(${instalmentsPaid}, 0) between 1 and ${instalmentCount - 1}
    and ${today} < ${firstDay} + interval '1 year')`;

export function presentInstalments(order: Order): Instalments | null {
  const { state, firstDay, instalmentsPaid, yearlyPrice } = order;
  // A server of the version before has confirmed it for a whole year.
  if (instalmentsPaid === null || (state === 'confirmed' && instalmentsPaid === 0)) return null;
  const number = nextInstalment(order);
  const next =
    number === null
      ? null
      : {
          number,
          cents: instalmentCents(yearlyPrice ?? 0, number),
          dueOn: firstDay && instalmentDueOn(firstDay, number),
        };
  return { paid: instalmentsPaid, yearUntil: firstDay && instalmentsLastDay(firstDay, instalmentCount), next };
}
