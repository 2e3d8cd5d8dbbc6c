/** What the company offers, and its first prices. The server's database may hold newer prices; the words are in `services/`. */
export const catalogue = [
  { slug: 'hospital-network', premium: false, yearlyPrice: 200 },
  { slug: 'claims-management', premium: false, yearlyPrice: 100 },
  { slug: 'emergency-assistance', premium: false, yearlyPrice: 300 },
  { slug: 'routine-checkups', premium: false, yearlyPrice: 120 },
  { slug: 'medication-support', premium: false, yearlyPrice: 150 },
  { slug: 'minor-surgeries', premium: false, yearlyPrice: null },
  { slug: 'maternity-care', premium: false, yearlyPrice: 500 },
  { slug: 'customer-support', premium: false, yearlyPrice: null },
  { slug: 'international-treatment', premium: true, yearlyPrice: 2000 },
  { slug: 'private-rooms', premium: true, yearlyPrice: null },
  { slug: 'advanced-diagnostics', premium: true, yearlyPrice: null },
  { slug: 'air-ambulance', premium: true, yearlyPrice: 1000 },
  { slug: 'preventive-healthcare', premium: true, yearlyPrice: null },
  { slug: 'telemedicine', premium: true, yearlyPrice: 150 },
] as const satisfies readonly { slug: string; premium: boolean; yearlyPrice: number | null }[];

export type ServiceSlug = (typeof catalogue)[number]['slug'];

export const servicesPath = '/services';

/** The prices above hold since this day; a price changed in the database carries its own. */
export const firstPricesSince = '2026-11-01';
