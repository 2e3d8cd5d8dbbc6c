import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { serveLetter } from '../letters/serve-letter.ts';
import { isPaymentMethod, offeredForSubscription } from '../offers/repository.ts';
import { isPremiumService, subscriptionInserts, upgradeInserts } from './repository.ts';

/** Requests for a service or the premium plan. They take effect when an administrator confirms the payment. */
export function subscriptionLetters(app: FastifyInstance, context: Context) {
  serveLetter(app, context, 'subscription', {
    writes: async (chosen, { role }) => {
      if (role !== 'premium' && (await isPremiumService(context.db, chosen.service))) {
        throw new HttpError(403, (messages) => messages.premiumService);
      }
      return { offered: offeredForSubscription(chosen), writes: subscriptionInserts(chosen) };
    },
    answer: (messages, receipt) => ({ message: messages.subscriptionRequested(receipt.number), receipt }),
  });

  serveLetter(app, context, 'upgrade', {
    writes: ({ paymentMethod }) => ({
      offered: { paymentMethod: isPaymentMethod(paymentMethod) },
      writes: upgradeInserts(paymentMethod),
    }),
    answer: (messages, receipt) => ({ message: messages.upgradeRequested(receipt.number), receipt }),
  });
}
