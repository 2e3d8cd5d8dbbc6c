import type { FastifyInstance } from 'fastify';
import { type CustomerDetail, customersQuery } from '../../src/contract/admin/customers.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { mayBeSentAgain } from '../../src/contract/notices.ts';
import { grantPremium, revokePremium } from '../accounts/plan.ts';
import { presentCallBack } from '../call-backs/present.ts';
import { listCallBacks } from '../call-backs/repository.ts';
import { blockCard, cardsOf } from '../cards/repository.ts';
import { presentLine } from '../claims/present.ts';
import { newestClaims } from '../claims/repository.ts';
import type { Context } from '../context.ts';
import { presentNewest } from '../deletion/present.ts';
import { deletionsOf } from '../deletion/repository.ts';
import { refuseFutureBirth } from '../family/policy.ts';
import { presentMember } from '../family/present.ts';
import { addMember, changeMember, endMember, familyOf } from '../family/repository.ts';
import { HttpError, validationError } from '../http/errors.ts';
import { idParam, notFoundError, paginate, parseQuery } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { sendAgain } from '../notices/queue.ts';
import { addNotice, noticesOf } from '../notices/repository.ts';
import { deletePortraitsOfEnded, portraitsOf, presentPortrait } from '../portraits/repository.ts';
import { presentClaimRequest, presentSubscription, presentUpgrade } from '../requests/present.ts';
import { listClaimRequests, listSubscriptions, listUpgrades } from '../requests/repository.ts';
import { presentCard, presentCustomer, presentNotice } from './present.ts';
import { endSessions, findCustomer, listCustomers } from './repository.ts';

const pageLength = 50;
const shown = 100;
const shownNotices = 20;

export function customerRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.customers, async ({ request }) => {
    const found = await listCustomers(db, parseQuery(customersQuery, request), pageLength + 1);
    const page = paginate(found, pageLength, ({ id }) => id);
    return { customers: page.shown.map(presentCustomer), next: page.next };
  });

  async function customerOf(id: string): Promise<CustomerDetail> {
    const customer = await findCustomer(db, id);
    if (!customer) throw notFoundError();
    const of = { userId: id, most: shown };
    const [subscriptions, upgrades, claims, requests, callBacks, deletions, notices, family, cards, portraits] =
      await Promise.all([
        listSubscriptions(db, of),
        listUpgrades(db, of),
        newestClaims(db, id, { most: shown }),
        listClaimRequests(db, of),
        listCallBacks(db, of),
        deletionsOf(db, id),
        noticesOf(db, id, shownNotices),
        familyOf(db, id),
        cardsOf(db, id),
        portraitsOf(db, id),
      ]);
    return {
      ...presentCustomer(customer),
      subscriptions: subscriptions.map(presentSubscription),
      upgrades: upgrades.map(presentUpgrade),
      claims: claims.map(presentLine),
      requests: requests.map(presentClaimRequest),
      callBacks: callBacks.map(presentCallBack),
      deletion: presentNewest(deletions),
      notices: notices.map(presentNotice),
      family: family.map(presentMember),
      cards: cards.map(presentCard),
      portraits: portraits.map(presentPortrait),
    };
  }

  serve(app, adminEndpoints.customer, ({ request }) => customerOf(idParam(request)));

  serve(app, adminEndpoints.changePlan, async ({ payload, request }) => {
    const id = idParam(request);
    if (payload.plan === 'regular') await revokePremium(db, id);
    else {
      if (payload.until !== null && payload.until < payload.from)
        throw validationError({ until: { code: 'wrong-type' } });
      await grantPremium(db, id, payload.from, payload.until);
    }
    return customerOf(id);
  });

  serve(app, adminEndpoints.addFamilyMember, async ({ payload, session, request }) => {
    const id = idParam(request);
    await refuseFutureBirth(db, payload);
    if (!(await addMember(db, id, payload, session.userId))) throw notFoundError();
    return customerOf(id);
  });

  serve(app, adminEndpoints.changeFamilyMember, async ({ payload, request }) => {
    await refuseFutureBirth(db, payload);
    return customerOfMember(await changeMember(db, idParam(request), payload));
  });

  serve(app, adminEndpoints.endFamilyMember, async ({ request }) => {
    const userId = await db.transaction(async (tx) => {
      const ofMember = await endMember(tx, idParam(request));
      if (ofMember !== undefined) await deletePortraitsOfEnded(tx, ofMember);
      return ofMember;
    });
    return customerOfMember(userId);
  });

  async function customerOfMember(userId: string | undefined) {
    if (userId === undefined) throw notFoundError();
    return customerOf(userId);
  }

  serve(app, adminEndpoints.sendAgain, async ({ payload, request }) => {
    const id = idParam(request);
    const notices = await noticesOf(db, id);
    const found = notices.find(({ notice }) => notice.id === idParam(request, 'notice'));
    if (!found) throw notFoundError();
    if (!mayBeSentAgain(found.notice.kind) || !(await sendAgain(db, found.notice.id, payload.channel)))
      throw new HttpError(409, (messages) => messages.notSentAgain);
    return customerOf(id);
  });

  serve(app, adminEndpoints.blockCard, async ({ request }) => {
    const id = idParam(request);
    if (!(await blockCard(db, id, { id: idParam(request, 'card') }, addNotice))) throw notFoundError();
    return customerOf(id);
  });

  serve(app, adminEndpoints.endSessions, async ({ request }) => {
    const id = idParam(request);
    await endSessions(db, id);
    return customerOf(id);
  });
}
