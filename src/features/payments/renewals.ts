import type { Profile } from '../../contract/responses/profile.ts';

export type Renewal = {
  kind: 'subscription' | 'upgrade';
  /** of the service; null for the plan */
  service: string | null;
  title: string | null;
  until: string;
  hasEnded: boolean;
  /** it still covers until this day */
  graceUntil: string | null;
  /** what was chosen last */
  paymentMethod: string | null;
};

const daysBefore = 30;
const daysAfter = 90;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Covers that end soon or have ended lately, and are not ordered again. */
export function renewalsOf(profile: Profile, today: string): Renewal[] {
  const { user, subscriptions = [], upgrades = [], upgrade, planGraceUntil = null } = profile;
  const isDue = (until: string) => daysBetween(today, until) <= daysBefore && daysBetween(until, today) <= daysAfter;
  const services = new Set(subscriptions.map(({ service }) => service));
  const ofServices = [...services].flatMap((slug) => {
    const orders = subscriptions.filter(({ service }) => service === slug);
    const last = orders
      .filter(({ status, until }) => (status === 'confirmed' || status === 'ended') && until !== null)
      .sort((a, b) => (a.until ?? '').localeCompare(b.until ?? ''))
      .at(-1);
    if (!last?.until || !isDue(last.until) || orders.some(({ status }) => status === 'requested')) return [];
    const { service, title, until, paymentMethod, graceUntil = null } = last;
    return [
      { kind: 'subscription' as const, service, title, until, hasEnded: until < today, graceUntil, paymentMethod },
    ];
  });
  const { planUntil } = user;
  if (!planUntil || !isDue(planUntil) || upgrade?.status === 'requested') return ofServices;
  const paymentMethod = upgrades[0]?.paymentMethod ?? null;
  return [
    {
      kind: 'upgrade',
      service: null,
      title: null,
      until: planUntil,
      hasEnded: planUntil < today,
      graceUntil: planGraceUntil,
      paymentMethod,
    },
    ...ofServices,
  ];
}
