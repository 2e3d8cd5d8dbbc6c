import { Navigate, type RouteObject } from 'react-router-dom';
import { Administrators } from './administrators/administrators.tsx';
import { AuditLog } from './audit-log/audit-log.tsx';
import { Claim } from './claim/claim.tsx';
import { Customer } from './customers/customer.tsx';
import { Customers } from './customers/customers.tsx';
import { Desk } from './desk.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFound } from './not-found.tsx';
import { Hospitals } from './offers/hospitals.tsx';
import { PaymentMethods } from './offers/payment-methods.tsx';
import { Policies } from './offers/policies.tsx';
import { Prices } from './offers/prices.tsx';
import { Services } from './offers/services.tsx';
import { Overview } from './overview/overview.tsx';
import { Password } from './password/password.tsx';
import { Closing } from './payments/closing.tsx';
import { Payments } from './payments/payments.tsx';
import { Payouts } from './payouts/payouts.tsx';
import { Queue } from './queue/queue.tsx';
import { Requests } from './requests/requests.tsx';
import { SavedReplies } from './saved-replies/saved-replies.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';

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
      { path: '/payments', Component: Payments },
      { path: '/payments/closing', Component: Closing },
      { path: '/payouts', Component: Payouts },
      { path: '/saved-replies', Component: SavedReplies },
      { path: '/offers', element: <Navigate to="/offers/services" replace /> },
      { path: '/offers/services', Component: Services },
      { path: '/offers/hospitals', Component: Hospitals },
      { path: '/offers/policies', Component: Policies },
      { path: '/offers/payment-methods', Component: PaymentMethods },
      { path: '/offers/prices', Component: Prices },
      { path: '/administrators', Component: Administrators },
      { path: '/audit-log', Component: AuditLog },
      { path: '/password', Component: Password },
      { path: '/second-factor', Component: SecondFactor },
      { path: '*', Component: NotFound },
    ],
  },
];
