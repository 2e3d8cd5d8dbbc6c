import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Session } from '../http/session.ts';
import { serveLetter } from '../letters/serve-letter.ts';
import { offeredForClaim, offeredForPremiumClaim } from '../offers/repository.ts';
import { mayBeCorrected, writesClaim, writesClaimRequest } from './repository.ts';

/** The three endpoints that bring a claim, or ask for one: each a letter that may have waited on a phone. */
export function claimLetters(app: FastifyInstance, context: Context) {
  serveLetter(app, context, 'claim', {
    brings: ({ hospital, service, paymentMethod, description, corrects }, session) => {
      const offered = { ...offeredForClaim({ hospital, service, paymentMethod }), ...corrected(corrects, session) };
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
      return { offered, writes: writesClaim(claim, session.role) };
    },
    answer: (said, receipt) => ({ Status: 'Success', Message: said.claimReceived(receipt.number), receipt }),
  });

  serveLetter(app, context, 'premium-claim', {
    brings: ({ hospital, policy, paymentMethod, description, fullName, email, priority, corrects }, session) => {
      const offered = {
        ...offeredForPremiumClaim({ hospital, policy, paymentMethod }),
        ...corrected(corrects, session),
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
      return { offered, writes: writesClaim(claim, session.role) };
    },
    answer: (said, receipt) => ({ message: said.premiumClaimReceived, receipt }),
  });

  serveLetter(app, context, 'claim-request', {
    brings: ({ userId }, session) => {
      if (userId.toLowerCase() !== session.userId) throw new Refusal(403, (messages) => messages.notYours);
      return { offered: {}, writes: writesClaimRequest() };
    },
    answer: (said, receipt) => ({ message: said.claimRequestReceived, receipt }),
  });
}

const corrected = (id: string | undefined, { userId }: Session) =>
  id === undefined ? {} : { corrects: mayBeCorrected(id, userId) };
