import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Context } from '../context.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { presentBirrRate, presentHospital, presentOption, presentService, presentServiceOption } from './present.ts';
import {
  allHospitals,
  allPaymentMethods,
  allPolicies,
  allServices,
  birrRate,
  isOffered,
  premiumPrice,
} from './repository.ts';

export function offerRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, endpoints.options, async () => {
    const [hospitals, services, policies, paymentMethods] = await Promise.all([
      allHospitals(db).then((all) => all.filter(isOffered)),
      allServices(db).then((all) => all.filter(isOffered)),
      allPolicies(db).then((all) => all.filter(isOffered)),
      allPaymentMethods(db).then((all) => all.filter(isOffered)),
    ]);
    return {
      hospitals: hospitals.map(({ id, name, town, phone, map }) => ({ id, name, town, phone, map })),
      services: services.map(presentServiceOption),
      paymentMethods: paymentMethods.map(presentOption),
      premium: {
        hospitals: hospitals.map(presentOption),
        policies: policies.map(presentOption),
        paymentMethods: paymentMethods.filter(({ premium }) => premium).map(presentOption),
      },
    };
  });

  serve(app, endpoints.hospitals, async () => ({
    hospitals: (await allHospitals(db)).filter(isOffered).map(presentHospital),
  }));

  serve(app, endpoints.services, async ({ request, reply }) => {
    const [services, inForce, price] = await Promise.all([allServices(db), birrRate(db), premiumPrice(db)]);
    reply.header('vary', 'accept-language');
    return {
      services: services.filter(isOffered).map((service) => presentService(service, languageOf(request))),
      birr: presentBirrRate(inForce),
      premiumPrice: price?.yearlyPrice ?? null,
    };
  });
}
