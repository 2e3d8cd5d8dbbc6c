import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { serveLetter } from '../letters/serve-letter.ts';
import { offeredForSubscription, offeredForUpgrade } from '../offers/repository.ts';
import { isPremiumService, openSubscription, openUpgrade, subscriptionInserts, upgradeInserts } from './repository.ts';

const codes = { yearlyPrice: 'price-changed' } as const;

/** Requests for a service or the premium plan. They take effect when an administrator confirms the payment. */
export function subscriptionLetters(app: FastifyInstance, context: Context) {
  serveLetter(app, context, 'subscription', {
    writes: async (chosen, { role, userId }) => {
      if (role !== 'premium' && (await isPremiumService(context.db, chosen.service))) {
        throw new HttpError(403, (messages) => messages.premiumService);
      }
      return {
        offered: offeredForSubscription(chosen),
        codes,
        writes: subscriptionInserts(chosen),
        updates: await openSubscription(context.db, userId, chosen.service),
      };
    },
    answer: (messages, receipt, { updates }) => ({
      message: updates ? messages.orderUpdated(updates) : messages.subscriptionRequested(receipt.number),
      receipt,
    }),
  });

  serveLetter(app, context, 'upgrade', {
    writes: async (chosen, { userId }) => ({
      offered: offeredForUpgrade(chosen),
      codes,
      writes: upgradeInserts(chosen),
      updates: await openUpgrade(context.db, userId),
    }),
    answer: (messages, receipt, { updates }) => ({
      message: updates ? messages.orderUpdated(updates) : messages.upgradeRequested(receipt.number),
      receipt,
    }),
  });
}
