import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { storedPhone } from '../../src/contract/phone.ts';
import type { Context } from '../context.ts';
import { todayNow } from '../db/calendar.ts';
import { isDuplicate } from '../db/duplicate.ts';
import { idIn, nothingThere, slugIn } from '../http/query-params.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import * as changes from './changes.ts';
import { presentBirrRate } from './present.ts';
import { allHospitals, allPaymentMethods, allPolicies, allServices, birrRate, birrRateToCome } from './repository.ts';

/** What the company offers: it holds for every phone that asks from then on. */
export function offerDeskRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.offers, async () => {
    const [services, hospitals, policies, paymentMethods, inForce, next] = await Promise.all([
      allServices(db),
      allHospitals(db),
      allPolicies(db),
      allPaymentMethods(db),
      birrRate(db),
      birrRateToCome(db),
    ]);
    const birr = { birr: presentBirrRate(inForce), birrToCome: presentBirrRate(next) };
    return { services, hospitals, policies, paymentMethods, ...birr };
  });

  serve(app, adminEndpoints.addService, async ({ payload }) => {
    await mustHaveCome(payload);
    return named(changes.addService(db, payload));
  });
  serve(app, adminEndpoints.changeService, async ({ payload, request }) => {
    await mustHaveCome(payload);
    return named(changes.changeService(db, slugIn(request), payload));
  });

  /** A service has one price, and that holds: unlike a rate it can't be set for a day to come. */
  async function mustHaveCome({ priceSince }: { priceSince?: string | undefined }) {
    if (priceSince !== undefined && priceSince > (await todayNow(db))) throw refuseField('priceSince', 'in-future');
  }

  serve(app, adminEndpoints.addHospital, ({ payload }) => named(changes.addHospital(db, reachable(payload))));
  serve(app, adminEndpoints.changeHospital, ({ payload, request }) =>
    named(changes.changeHospital(db, idIn(request), reachable(payload))),
  );

  serve(app, adminEndpoints.addPolicy, ({ payload }) => named(changes.addPolicy(db, payload)));
  serve(app, adminEndpoints.changePolicy, ({ payload, request }) =>
    named(changes.changePolicy(db, idIn(request), payload)),
  );

  serve(app, adminEndpoints.addPaymentMethod, ({ payload }) => named(changes.addPaymentMethod(db, payload)));
  serve(app, adminEndpoints.changePaymentMethod, ({ payload, request }) =>
    named(changes.changePaymentMethod(db, idIn(request), payload)),
  );

  serve(app, adminEndpoints.changeBirrRate, ({ payload }) => named(changes.changeBirrRate(db, payload)));
}

const reachable = <T extends { phone: string }>(hospital: T): T => ({
  ...hospital,
  phone: storedPhone(hospital.phone),
});

/** Claims name what they are for, so no two may have one name. */
async function named<T>(change: Promise<T | undefined>): Promise<T> {
  try {
    const changed = await change;
    if (!changed) throw nothingThere();
    return changed;
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal(409, (messages) => messages.nameTaken);
    throw error;
  }
}
