import type { RouteObject } from 'react-router-dom';
import { Claim } from './claim/claim.tsx';
import { Customer } from './customers/customer.tsx';
import { Customers } from './customers/customers.tsx';
import { Desk } from './desk.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFound } from './not-found.tsx';
import { Offers } from './offers/offers.tsx';
import { Overview } from './overview/overview.tsx';
import { Password } from './password/password.tsx';
import { Queue } from './queue/queue.tsx';
import { Requests } from './requests/requests.tsx';

export const deskRoutes: RouteObject[] = [
  {
    Component: Desk,
    errorElement: <ErrorPage />,
    children: [
      { path: '/', Component: Overview },
      { path: '/log-in', Component: Overview },
      { path: '/claims', Component: Queue },
      { path: '/claims/:id', Component: Claim },
      { path: '/customers', Component: Customers },
      { path: '/customers/:id', Component: Customer },
      { path: '/requests', Component: Requests },
      { path: '/offers', Component: Offers },
      { path: '/password', Component: Password },
      { path: '*', Component: NotFound },
    ],
  },
];
