import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import type { Session } from '../http/session.ts';
import { serveLetter } from '../letters/serve-letter.ts';
import { offeredForClaim, offeredForPremiumClaim } from '../offers/repository.ts';
import { claimInserts, claimRequestInserts, isCorrectable } from './repository.ts';

/** The endpoints for new claims, and for requests about a claim. */
export function claimLetters(app: FastifyInstance, context: Context) {
  serveLetter(app, context, 'claim', {
    writes: ({ hospital, service, paymentMethod, description, corrects }, session) => {
      const offered = {
        ...offeredForClaim({ hospital, service, paymentMethod }),
        ...correctionCheck(corrects, session),
      };
      const claim = {
        kind: 'claim',
        hospital,
        service,
        paymentMethod,
        description,
        fullName: null,
        email: null,
        priority: false,
        corrects,
      } as const;
      return { offered, writes: claimInserts(claim, session.role) };
    },
    answer: (messages, receipt) => ({ Status: 'Success', Message: messages.claimReceived(receipt.number), receipt }),
  });

  serveLetter(app, context, 'premium-claim', {
    writes: ({ hospital, policy, paymentMethod, description, fullName, email, priority, corrects }, session) => {
      const offered = {
        ...offeredForPremiumClaim({ hospital, policy, paymentMethod }),
        ...correctionCheck(corrects, session),
      };
      const claim = {
        kind: 'premium-claim',
        hospital,
        service: policy,
        paymentMethod,
        description,
        fullName,
        email,
        priority,
        corrects,
      } as const;
      return { offered, writes: claimInserts(claim, session.role) };
    },
    answer: (messages, receipt) => ({ message: messages.premiumClaimReceived, receipt }),
  });

  serveLetter(app, context, 'claim-request', {
    writes: ({ userId }, session) => {
      if (userId.toLowerCase() !== session.userId) throw new HttpError(403, (messages) => messages.notYours);
      return { offered: {}, writes: claimRequestInserts() };
    },
    answer: (messages, receipt) => ({ message: messages.claimRequestReceived, receipt }),
  });
}

const correctionCheck = (id: string | undefined, { userId }: Session) =>
  id === undefined ? {} : { corrects: isCorrectable(id, userId) };
