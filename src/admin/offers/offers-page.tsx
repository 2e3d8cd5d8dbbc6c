import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { ChipLink, ChipLinks } from '../../ui/chip-group.tsx';
import { toast } from '../../ui/toast.tsx';
import { DeskPage } from '../desk-page.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';

const pages = [
  { path: '/offers/services', title: messages.services },
  { path: '/offers/hospitals', title: messages.hospitals },
  { path: '/offers/policies', title: messages.policies },
  { path: '/offers/payment-methods', title: messages.paymentMethods },
  { path: '/offers/prices', title: messages.prices },
];

/** `onSaved` is to be called when an offer has been changed. */
export function OffersPage({ children }: { children: (offers: AdminOffers, onSaved: () => void) => ReactNode }) {
  const { pathname } = useLocation();
  const offersQuery = useDeskQuery(adminEndpoints.offers);
  const onSaved = () => {
    toast(messages.saved);
    offersQuery.refetch();
  };
  return (
    <DeskPage title={pages.find(({ path }) => path === pathname)?.title ?? messages.title}>
      <ChipLinks label={messages.title}>
        {pages.map(({ path, title }) => (
          <ChipLink key={path} to={path} current={path === pathname}>
            {title}
          </ChipLink>
        ))}
      </ChipLinks>
      <p>{messages.lead}</p>
      <QueryResult query={offersQuery}>{(offers) => children(offers, onSaved)}</QueryResult>
    </DeskPage>
  );
}
