import { useMessages } from '../../i18n/use-messages.tsx';
import { useServices } from '../offers/services-query.ts';

/** The name of an ordered service, which its letter knows by its slug only. */
export function SubscriptionTitle({ slug }: { slug: string }) {
  const { order } = useMessages('claims');
  const { kind } = useMessages('letters');
  const { services } = useServices();
  const service = services.find((one) => one.slug === slug);
  return service ? order.subscription(service.title) : kind.subscription;
}
