import { brand } from './brand.ts';
import { catalogue } from './catalogue.ts';
import { premiumChoices } from './premium-choices.ts';
import type { Options } from './responses/options.ts';

/** Towns and phones are placeholders, like the company's own. */
const towns: Record<(typeof premiumChoices.hospitals)[number], string> = {
  'City Hospital': 'Addis Ababa',
  'HealthCare Plus': 'Adama',
  'Sunrise Medical': 'Hawassa',
  "St. Mary's": 'Bahir Dar',
};
const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

/** What is on offer before the company changed anything: the database's first content, and a form's before it has asked. */
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
