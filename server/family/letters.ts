import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serveLetter } from '../letters/serve-letter.ts';
import { refuseFutureBirth } from './policy.ts';
import { memberInserts, openMemberRequest } from './repository.ts';

/** A customer asks for a member of the family. An administrator confirms it. */
export function familyLetters(app: FastifyInstance, context: Context) {
  serveLetter(app, context, 'family-member', {
    writes: async (person, { userId }) => {
      await refuseFutureBirth(context.db, person);
      return {
        offered: {},
        writes: memberInserts(person),
        updates: await openMemberRequest(context.db, userId, person),
      };
    },
    answer: (messages, receipt, { updates }) => ({
      message: updates ? messages.orderUpdated(updates) : messages.familyRequested(receipt.number),
      receipt,
    }),
  });
}
