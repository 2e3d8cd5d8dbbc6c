import { endpoint } from './endpoint.ts';
import { newPayment } from './payloads/payment.ts';
import { payment, paymentList } from './responses/payments.ts';

const none = undefined;

/** Payments of subscriptions and of the premium plan. */
export const orderEndpoints = {
  payments: endpoint({
    method: 'GET',
    path: '/payments',
    may: 'customer',
    payload: none,
    answer: paymentList,
    status: 200,
  }),
  /** Answers with the payment that is begun for this order already, if there is one. */
  beginPayment: endpoint({
    method: 'POST',
    path: '/payments',
    may: 'customer',
    payload: newPayment,
    answer: payment,
    status: 201,
  }),
  /** Asks the provider, while it is not known whether it was paid. */
  onePayment: endpoint({
    method: 'GET',
    path: '/payments/:id',
    may: 'customer',
    payload: none,
    answer: payment,
    status: 200,
  }),
} as const;
