import { brand } from './brand.ts';
import { catalogue } from './catalogue.ts';
import { premiumChoices } from './premium-choices.ts';
import type { Options } from './responses/options.ts';

/** Towns and phone numbers are placeholders. */
const towns: Record<(typeof premiumChoices.hospitals)[number], string> = {
  'City Hospital': 'Addis Ababa',
  'HealthCare Plus': 'Adama',
  'Sunrise Medical': 'Hawassa',
  "St. Mary's": 'Bahir Dar',
};
const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

/** The initial content of the database, and a form's choices until the server has responded. */
export const firstOptions = {
  hospitals: premiumChoices.hospitals.map((name) => ({ id: name, name, town: towns[name], phone: brand.phone })),
  services: catalogue.map(({ slug, title }) => ({ id: slug, name: title })),
  paymentMethods: named([...premiumChoices.paymentMethods, 'Mobile Banking']),
  premium: {
    hospitals: named(premiumChoices.hospitals),
    policies: named(premiumChoices.policies),
    paymentMethods: named(premiumChoices.paymentMethods),
  },
} satisfies Options;
