import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Cards } from '../../src/contract/responses/cards.ts';
import { findUser } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import { notFoundError } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { networkOf } from '../limits/network.ts';
import { enforceAllowance } from '../limits/policy.ts';
import { addNoticeOnceADay } from '../notices/repository.ts';
import { portraitsVersion } from '../portraits/repository.ts';
import { coverOf, hasCover } from './cover.ts';
import { encryptKeysAnew, publishedKeys, signingKey } from './keys.ts';
import { blockedCard, presentCard, presentCheck, unknownCard } from './present.ts';
import { activeMembers, blockCard, blockedHashes, cardOfPerson, findCard } from './repository.ts';
import { signStatement } from './sign.ts';

/** The card that a customer shows, and what a hospital needs to check it. */
export function cardRoutes(app: FastifyInstance, context: Context) {
  const { db, config } = context;

  /** The holder's first, then one for each member of the family. */
  async function cardsFor(userId: string): Promise<Cards> {
    const [holder, members, portraits] = await Promise.all([
      findUser(db, userId),
      activeMembers(db, userId),
      portraitsVersion(db, userId),
    ]);
    const cover = await coverOf(db, holder);
    const key = hasCover(cover) ? await signingKey(context) : null;
    const cards = await Promise.all(
      [null, ...members].map(async (member) => {
        const card = await cardOfPerson(db, userId, member?.id ?? null);
        const name = member?.name ?? holder.username;
        const signed = key && (await signStatement(key, { number: card.number, name, ...cover }));
        return presentCard({ card, holder, member }, cover, signed);
      }),
    );
    return { at: new Date().toISOString(), cards, portraits };
  }

  app.addHook('onReady', () =>
    encryptKeysAnew(context).catch((err: unknown) => app.log.warn({ err }, 'card keys were not encrypted anew')),
  );

  serve(app, endpoints.cards, ({ session }) => cardsFor(session.userId));

  serve(app, endpoints.blockCard, async ({ payload, session }) => {
    // A stolen session must not make us send one message after the other.
    if (!(await blockCard(db, session.userId, payload, addNoticeOnceADay))) throw notFoundError();
    return cardsFor(session.userId);
  });

  serve(app, endpoints.cardKeys, async () => {
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
    if (found.card.blockedAt || found.isEnded) return blockedCard;
    return presentCheck(found, await coverOf(db, found.holder));
  });
}
