import { endpoint } from './endpoint.ts';
import { newPayment } from './payloads/payment.ts';
import { subscription } from './payloads/subscription.ts';
import { upgrade } from './payloads/upgrade.ts';
import { payment, paymentList } from './responses/payments.ts';
import { letterReceived } from './responses/receipt.ts';

const none = undefined;

/** Subscriptions, the premium plan, and their payments. */
export const orderEndpoints = {
  /** 403 for a premium service without a premium account. */
  subscribe: endpoint({
    method: 'POST',
    path: '/subscriptions',
    may: 'customer',
    payload: subscription,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  requestUpgrade: endpoint({
    method: 'POST',
    path: '/upgrade',
    may: 'customer',
    payload: upgrade,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
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
