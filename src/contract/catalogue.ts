/**
 * The services with their English names and initial prices. The server's database may hold newer ones; translations
 * are in `services/`.
 */
export const catalogue = [
  { slug: 'hospital-network', title: 'Hospital Network Access', premium: false, yearlyPrice: 200 },
  { slug: 'claims-management', title: 'Claims Management', premium: false, yearlyPrice: 100 },
  { slug: 'emergency-assistance', title: 'Emergency Assistance', premium: false, yearlyPrice: 300 },
  { slug: 'routine-checkups', title: 'Routine Checkups', premium: false, yearlyPrice: 120 },
  { slug: 'medication-support', title: 'Medication Support', premium: false, yearlyPrice: 150 },
  { slug: 'minor-surgeries', title: 'Minor Surgeries', premium: false, yearlyPrice: null },
  { slug: 'maternity-care', title: 'Maternity Care', premium: false, yearlyPrice: 500 },
  { slug: 'customer-support', title: 'Customer Support', premium: false, yearlyPrice: null },
  { slug: 'international-treatment', title: 'International Treatment', premium: true, yearlyPrice: 2000 },
  { slug: 'private-rooms', title: 'Private Rooms', premium: true, yearlyPrice: null },
  { slug: 'advanced-diagnostics', title: 'Advanced Diagnostics', premium: true, yearlyPrice: null },
  { slug: 'air-ambulance', title: 'Air Ambulance Services', premium: true, yearlyPrice: 1000 },
  { slug: 'preventive-healthcare', title: 'Preventive Healthcare', premium: true, yearlyPrice: null },
  { slug: 'telemedicine', title: 'Telemedicine', premium: true, yearlyPrice: 150 },
] as const satisfies readonly { slug: string; title: string; premium: boolean; yearlyPrice: number | null }[];

export type ServiceSlug = (typeof catalogue)[number]['slug'];

export const servicesPath = '/services';
export const hospitalsPath = '/hospitals';

/** The first day of the prices above; changed prices have their own in the database. */
export const firstPricesSince = '2026-11-01';
