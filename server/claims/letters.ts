import type { FastifyInstance } from 'fastify';
import type { PayloadOutput } from '../../src/contract/endpoint.ts';
import type { endpoints } from '../../src/contract/endpoints.ts';
import type { claimDetails } from '../../src/contract/payloads/claim-details.ts';
import type { Context } from '../context.ts';
import { queryToday } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import type { Session } from '../http/session.ts';
import { serveLetter } from '../letters/serve-letter.ts';
import { offeredForClaim, offeredForPremiumClaim } from '../offers/repository.ts';
import { photoInserts } from '../photos/letter-inserts.ts';
import {
  answerInserts,
  claimInserts,
  claimRequestInserts,
  disagreementInserts,
  isAnswerable,
  isCorrectable,
  isDisagreeable,
  isWrittenInTime,
  openClaimRequest,
} from './letter-inserts.ts';

/** The endpoints for new claims, and for requests about a claim. */
export function claimLetters(app: FastifyInstance, context: Context) {
  serveLetter(app, context, 'claim', {
    writes: async ({ hospital, service, paymentMethod, description, corrects, photos, ...details }, session) => {
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
        ...(await storedDetails(context.db, details)),
        corrects,
      } as const;
      return { offered, writes: claimInserts(claim, photos, session.role) };
    },
    answer: (messages, receipt) => ({ Status: 'Success', Message: messages.claimReceived(receipt.number), receipt }),
  });

  serveLetter(app, context, 'premium-claim', {
    writes: async (
      { hospital, policy, paymentMethod, description, fullName, email, priority, corrects, photos, ...details },
      session,
    ) => {
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
        ...(await storedDetails(context.db, details)),
        corrects,
      } as const;
      return { offered, writes: claimInserts(claim, photos, session.role) };
    },
    answer: (messages, receipt) => ({ message: messages.premiumClaimReceived, receipt }),
  });

  serveLetter(app, context, 'claim-answer', {
    writes: ({ claim, text, photos }, session) => ({
      offered: { claim: isAnswerable(claim, session.userId) },
      codes: { claim: 'not-asked' },
      writes: [...answerInserts(claim, text, session.role), ...photoInserts(claim, photos)],
    }),
    answer: (messages, receipt) => ({ message: messages.answerReceived, receipt }),
  });

  serveLetter(app, context, 'claim-review', {
    writes: ({ claim, text, writtenOn, photos }, session) => ({
      offered: {
        claim: isDisagreeable(claim, session.userId),
        writtenOn: isWrittenInTime(claim, session.userId, writtenOn),
      },
      codes: { claim: 'not-declined', writtenOn: 'too-late' },
      writes: [...disagreementInserts(claim, text, session.role), ...photoInserts(claim, photos)],
    }),
    answer: (messages, receipt) => ({ message: messages.reviewReceived, receipt }),
  });

  serveLetter(app, context, 'claim-request', {
    writes: async ({ userId }, session) => {
      if (userId.toLowerCase() !== session.userId) throw new HttpError(403, (messages) => messages.notYours);
      return { offered: {}, writes: claimRequestInserts(), updates: await openClaimRequest(context.db, userId) };
    },
    answer: (messages, receipt, { updates }) => ({
      message: updates ? messages.claimRequestOpen(updates) : messages.claimRequestReceived,
      receipt,
    }),
  });
}

type Details = Pick<PayloadOutput<typeof endpoints.claim>, keyof typeof claimDetails>;

async function storedDetails(db: Db, { amountPaid, treatedOn, payToProvider, payToAccount }: Details) {
  if (treatedOn !== null && treatedOn > (await queryToday(db))) throw fieldError('treatedOn', 'in-future');
  return {
    paidBirrCents: amountPaid,
    treatedOn,
    payToProvider: payToProvider || null,
    payToAccount: payToAccount || null,
  };
}

const correctionCheck = (id: string | undefined, { userId }: Session) =>
  id === undefined ? {} : { corrects: isCorrectable(id, userId) };
