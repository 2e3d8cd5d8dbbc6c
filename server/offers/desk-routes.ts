import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { storedPhone } from '../../src/contract/phone.ts';
import type { Context } from '../context.ts';
import { queryToday } from '../db/calendar.ts';
import { isDuplicate } from '../db/duplicate.ts';
import { findGraceDays, setGraceDays } from '../db/grace-period.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { idParam, notFoundError, slugParam } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import * as changes from './changes.ts';
import { presentedLimits } from './limits.ts';
import { presentBirrRate, presentHospital, presentPremiumPrice } from './present.ts';
import {
  allHospitals,
  allPaymentMethods,
  allPolicies,
  allServices,
  birrRate,
  isOfferedByQuarter,
  nextBirrRate,
  premiumPrice,
} from './repository.ts';

/** Administrators edit services, hospitals, policies, payment methods and the exchange rate. */
export function offerDeskRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.offers, async () => {
    const [
      services,
      hospitals,
      policies,
      paymentMethods,
      inForce,
      next,
      price,
      graceDays,
      byQuarter,
      ofService,
      ofPolicy,
    ] = await Promise.all([
      allServices(db),
      allHospitals(db),
      allPolicies(db),
      allPaymentMethods(db),
      birrRate(db),
      nextBirrRate(db),
      premiumPrice(db),
      findGraceDays(db),
      isOfferedByQuarter(db),
      presentedLimits(db, 'claim'),
      presentedLimits(db, 'premium-claim'),
    ]);
    const birr = { birr: presentBirrRate(inForce), birrToCome: presentBirrRate(next) };
    return {
      services: services.map((service) => ({ ...service, ...ofService(service.slug) })),
      hospitals: hospitals.map(presentHospital),
      policies: policies.map((policy) => ({ ...policy, ...ofPolicy(policy.id) })),
      paymentMethods,
      ...birr,
      premiumPrice: presentPremiumPrice(price),
      graceDays,
      byQuarter,
    };
  });

  serve(app, adminEndpoints.addService, async ({ payload }) => {
    await requirePastDate(payload);
    return withServiceLimits(await withUniqueName(changes.addService(db, payload)));
  });
  serve(app, adminEndpoints.changeService, async ({ payload, request }) => {
    await requirePastDate(payload);
    return withServiceLimits(await withUniqueName(changes.changeService(db, slugParam(request), payload)));
  });

  const withServiceLimits = async <O extends { slug: string }>(service: O) => ({
    ...service,
    ...(await presentedLimits(db, 'claim'))(service.slug),
  });

  /** Unlike exchange rates, prices have no history, so a price cannot be set for a future day. */
  async function requirePastDate({ priceSince }: { priceSince?: string | undefined }) {
    if (priceSince !== undefined && priceSince > (await queryToday(db))) throw fieldError('priceSince', 'in-future');
  }

  serve(app, adminEndpoints.addHospital, async ({ payload }) => {
    await requireKnownServices(payload);
    return presentHospital(await withUniqueName(changes.addHospital(db, withStoredPhone(payload))));
  });
  serve(app, adminEndpoints.changeHospital, async ({ payload, request }) => {
    await requireKnownServices(payload);
    return presentHospital(
      await withUniqueName(changes.changeHospital(db, idParam(request), withStoredPhone(payload))),
    );
  });

  async function requireKnownServices({ services: taken = [] }: { services?: string[] | undefined }) {
    const known = new Set((await allServices(db)).map(({ slug }) => slug));
    if (!taken.every((slug) => known.has(slug))) throw fieldError('services', 'not-offered');
  }

  serve(app, adminEndpoints.addPolicy, async ({ payload }) =>
    withPolicyLimits(await withUniqueName(changes.addPolicy(db, payload))),
  );
  serve(app, adminEndpoints.changePolicy, async ({ payload, request }) =>
    withPolicyLimits(await withUniqueName(changes.changePolicy(db, idParam(request), payload))),
  );

  const withPolicyLimits = async <O extends { id: string }>(policy: O) => ({
    ...policy,
    ...(await presentedLimits(db, 'premium-claim'))(policy.id),
  });

  serve(app, adminEndpoints.addPaymentMethod, ({ payload }) => withUniqueName(changes.addPaymentMethod(db, payload)));
  serve(app, adminEndpoints.changePaymentMethod, ({ payload, request }) =>
    withUniqueName(changes.changePaymentMethod(db, idParam(request), payload)),
  );

  serve(app, adminEndpoints.changePremiumPrice, async ({ payload }) =>
    presentPremiumPrice(await changes.changePremiumPrice(db, payload.yearlyPrice)),
  );

  serve(app, adminEndpoints.changeGracePeriod, async ({ payload: { days } }) => {
    await setGraceDays(db, days);
    return { days };
  });

  serve(app, adminEndpoints.changeByQuarter, async ({ payload: { offered } }) => {
    await changes.offerByQuarter(db, offered);
    return { offered };
  });

  serve(app, adminEndpoints.changeBirrRate, ({ payload }) => withUniqueName(changes.changeBirrRate(db, payload)));
}

const withStoredPhone = <T extends { phone: string }>(hospital: T): T => ({
  ...hospital,
  phone: storedPhone(hospital.phone),
});

/** Names must be unique, since claims refer to them by name. */
async function withUniqueName<T>(change: Promise<T | undefined>): Promise<T> {
  try {
    const changed = await change;
    if (!changed) throw notFoundError();
    return changed;
  } catch (error) {
    if (isDuplicate(error)) throw new HttpError(409, (messages) => messages.nameTaken);
    throw error;
  }
}
