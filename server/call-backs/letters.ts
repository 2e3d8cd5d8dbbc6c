import type { FastifyInstance } from 'fastify';
import { storedPhone } from '../../src/contract/phone.ts';
import type { Context } from '../context.ts';
import { serveLetter } from '../letters/serve-letter.ts';
import { callBackInserts, isOwnClaim, openCallBack } from './repository.ts';

/** The endpoint on which a customer asks to be called. */
export function callBackLetters(app: FastifyInstance, context: Context) {
  serveLetter(app, context, 'call-back', {
    writes: async ({ phone, time, claim, text }, { userId }) => ({
      offered: claim ? { claim: isOwnClaim(claim, userId) } : {},
      writes: callBackInserts({ phone: storedPhone(phone), time, claim: claim || null, text: text || null }),
      updates: (await openCallBack(context.db, userId))?.number,
    }),
    answer: (messages, receipt, { updates }) => ({
      message: updates ? messages.callBackUpdated(updates) : messages.callBackReceived(receipt.number),
      receipt,
    }),
  });
}
