import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { serveLetter } from '../letters/serve-letter.ts';
import { isPaymentMethod, offeredForSubscription } from '../offers/repository.ts';
import { isPremiumService, writesSubscription, writesUpgrade } from './repository.ts';

/** A service for a year, or the premium plan: asked for here, held once an administrator has confirmed the payment. */
export function subscriptionLetters(app: FastifyInstance, context: Context) {
  serveLetter(app, context, 'subscription', {
    brings: async (chosen, { role }) => {
      if (role !== 'premium' && (await isPremiumService(context.db, chosen.service))) {
        throw new Refusal(403, (messages) => messages.premiumService);
      }
      return { offered: offeredForSubscription(chosen), writes: writesSubscription(chosen) };
    },
    answer: (said, receipt) => ({ message: said.subscriptionRequested(receipt.number), receipt }),
  });

  serveLetter(app, context, 'upgrade', {
    brings: ({ paymentMethod }) => ({
      offered: { paymentMethod: isPaymentMethod(paymentMethod) },
      writes: writesUpgrade(paymentMethod),
    }),
    answer: (said, receipt) => ({ message: said.upgradeRequested(receipt.number), receipt }),
  });
}
