import type { Profile } from '../../contract/responses/profile.ts';
import type { Subscription } from '../../contract/responses/subscriptions.ts';

export type Renewal = {
  kind: 'subscription' | 'upgrade';
  /** of the service; null for the plan */
  service: string | null;
  title: string | null;
  until: string;
  hasEnded: boolean;
  /** it still covers until this day */
  graceUntil: string | null;
  /** the last day of a year of which an instalment is still to be paid */
  openUntil: string | null;
  /** what was chosen last */
  paymentMethod: string | null;
};

const daysBefore = 30;
const daysAfter = 90;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

type Year = Pick<Subscription, 'instalments'>;
const endOf = ({ until, instalments }: Year & { until: string | null }) => instalments?.yearUntil ?? until;
const openUntilOf = ({ instalments }: Year) => (instalments?.next ? instalments.yearUntil : null);

/** Covers that end soon or have ended lately, and are not ordered again. */
export function renewalsOf(profile: Profile, today: string): Renewal[] {
  const { user, subscriptions = [], upgrades = [], upgrade, planGraceUntil = null } = profile;
  const isDue = (until: string) => daysBetween(today, until) <= daysBefore && daysBetween(until, today) <= daysAfter;
  const services = new Set(subscriptions.map(({ service }) => service));
  const ofServices = [...services].flatMap((slug) => {
    const orders = subscriptions.filter(({ service }) => service === slug);
    const last = orders
      .filter(({ status, until }) => (status === 'confirmed' || status === 'ended') && until !== null)
      .sort((a, b) => (endOf(a) ?? '').localeCompare(endOf(b) ?? ''))
      .at(-1);
    const end = last && endOf(last);
    if (!last?.until || !end || !isDue(end) || orders.some(({ status }) => status === 'requested')) return [];
    const { service, title, until, paymentMethod, graceUntil = null } = last;
    return [
      {
        kind: 'subscription' as const,
        service,
        title,
        until,
        hasEnded: until < today,
        graceUntil,
        openUntil: openUntilOf(last),
        paymentMethod,
      },
    ];
  });
  const { planUntil } = user;
  const current = upgrades.find(({ status }) => status === 'confirmed');
  if (!planUntil || !isDue(current?.instalments?.yearUntil ?? planUntil) || upgrade?.status === 'requested')
    return ofServices;
  const paymentMethod = upgrades[0]?.paymentMethod ?? null;
  return [
    {
      kind: 'upgrade',
      service: null,
      title: null,
      until: planUntil,
      hasEnded: planUntil < today,
      graceUntil: planGraceUntil,
      openUntil: current ? openUntilOf(current) : null,
      paymentMethod,
    },
    ...ofServices,
  ];
}
