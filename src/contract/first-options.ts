import { catalogue } from './catalogue.ts';
import { firstHospitals } from './first-hospitals.ts';
import { premiumChoices } from './premium-choices.ts';
import type { Options } from './responses/options.ts';

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

/** The initial content of the database, and a form's choices until the server has responded. */
export const firstOptions = {
  hospitals: firstHospitals.map(({ id, name, town, phone }) => ({ id, name, town, phone })),
  services: catalogue.map(({ slug, title }) => ({ id: slug, name: title })),
  paymentMethods: named([...premiumChoices.paymentMethods, 'Mobile Banking']),
  premium: {
    hospitals: named(firstHospitals.map(({ name }) => name)),
    policies: named(premiumChoices.policies),
    paymentMethods: named(premiumChoices.paymentMethods),
  },
} satisfies Options;
