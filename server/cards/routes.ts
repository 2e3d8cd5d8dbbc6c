import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Cards } from '../../src/contract/responses/cards.ts';
import { findUser } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import { notFoundError } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { networkOf } from '../limits/network.ts';
import { enforceAllowance } from '../limits/policy.ts';
import { coverOf, hasCover } from './cover.ts';
import { encryptKeysAnew, publishedKeys, signingKey } from './keys.ts';
import { blockedCard, presentCard, presentCheck, unknownCard } from './present.ts';
import { blockCard, blockedHashes, cardOfHolder, findCard } from './repository.ts';
import { signStatement } from './sign.ts';

/** The card that a customer shows, and what a hospital needs to check it. */
export function cardRoutes(app: FastifyInstance, context: Context) {
  const { db, config } = context;

  async function cardsFor(userId: string): Promise<Cards> {
    const [user, card] = await Promise.all([findUser(db, userId), cardOfHolder(db, userId)]);
    const cover = await coverOf(db, user);
    const signed = hasCover(cover)
      ? await signStatement(await signingKey(context), { number: card.number, name: user.username, ...cover })
      : null;
    return { at: new Date().toISOString(), cards: [presentCard(card, user, cover, signed)] };
  }

  app.addHook('onReady', () =>
    encryptKeysAnew(context).catch((err: unknown) => app.log.warn({ err }, 'card keys were not encrypted anew')),
  );

  serve(app, endpoints.cards, ({ session }) => cardsFor(session.userId));

  serve(app, endpoints.blockCard, async ({ payload, session }) => {
    if (!(await blockCard(db, session.userId, payload))) throw notFoundError();
    return cardsFor(session.userId);
  });

  serve(app, endpoints.cardKeys, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    // Makes the first one before there is a card, for phones that will check it without a network.
    await signingKey(context);
    return publishedKeys(context);
  });

  // Not cached: phones set their clocks by its time.
  serve(app, endpoints.blockedCards, async () => ({ at: new Date().toISOString(), cards: await blockedHashes(db) }));

  serve(app, endpoints.checkCard, async ({ payload, request }) => {
    await enforceAllowance(db, 'card-checks', [networkOf(request.ip)], config.limits.cardChecks);
    const found = await findCard(db, payload.number);
    if (!found) return unknownCard;
    if (found.card.blockedAt) return blockedCard;
    return presentCheck(found.holder, await coverOf(db, found.holder));
  });
}
