import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { findUser } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import { today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { familyOf } from '../family/repository.ts';
import { serve } from '../http/serve.ts';
import type { Session } from '../http/session.ts';
import { limitsOn } from '../offers/limits.ts';
import { presentBirrRate } from '../offers/present.ts';
import { allPolicies, allServices, birrRate, isOffered } from '../offers/repository.ts';
import { subscribedServices } from '../subscriptions/repository.ts';
import { presentLimits, presentPersonLimits, presentYear, presentYears } from './present.ts';
import { benefitRows, currentYear, personRows } from './repository.ts';

/** What was billed and approved, by year, service and reason, and what is left of yearly limits. */
export function benefitRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, endpoints.benefits, async ({ session }) => {
    const [rows, year, limits, held, rate] = await Promise.all([
      benefitRows(db, session.userId),
      currentYear(db),
      limitsOn(db, today),
      heldOffers(db, session),
      birrRate(db),
    ]);
    const ofThisYear = rows.filter((row) => row.year === year.year);
    const [used, people] = limits.some(({ perPerson }) => perPerson)
      ? await Promise.all([personRows(db, session.userId, year.year), peopleOf(db, session.userId)])
      : [[], []];
    return {
      years: presentYears(rows),
      limits: {
        ...presentYear(year),
        services: presentLimits(limits, held, ofThisYear),
        people: presentPersonLimits(limits, held, used, people),
      },
      birr: presentBirrRate(rate),
    };
  });
}

/** The account's holder, and everybody who is or was in the family. */
async function peopleOf(db: Db, userId: string) {
  const [holder, family] = await Promise.all([findUser(db, userId), familyOf(db, userId)]);
  return [
    { id: null, name: holder.username, isIn: true },
    ...family.map(({ id, name, status }) => ({ id, name, isIn: status === 'active' })),
  ];
}

/** The subscribed services, and the policies of a premium account. */
async function heldOffers(db: Db, { userId, role }: Session) {
  const [services, subscribed, policies] = await Promise.all([
    allServices(db),
    subscribedServices(db, userId),
    role === 'premium' ? allPolicies(db) : [],
  ]);
  return [
    ...services
      .filter(({ title }) => subscribed.includes(title))
      .map(({ slug, title }) => ({ kind: 'claim' as const, offer: slug, service: title })),
    ...policies.filter(isOffered).map(({ id, name }) => ({ kind: 'premium-claim' as const, offer: id, service: name })),
  ];
}
