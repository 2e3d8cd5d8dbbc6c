import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PayloadOutput, ResponseOf } from '../../src/contract/endpoint.ts';
import { uuid } from '../../src/contract/fields.ts';
import { idempotencyHeader, type LetterKind, letterEndpoints } from '../../src/contract/letters.ts';
import type { Receipt } from '../../src/contract/responses/receipt.ts';
import type { FieldErrors } from '../../src/contract/validate.ts';
import type { Context } from '../context.ts';
import { isDuplicate } from '../db/duplicate.ts';
import { newId } from '../db/uuid.ts';
import { type Sentences, saidTo } from '../http/language.ts';
import { accountDeleted, busy, Refusal, unfit } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { Session } from '../http/session.ts';
import { newNumber } from './number.ts';
import { presentReceipt } from './present.ts';
import { addLetter, type Brought, findLetter, type Letter } from './repository.ts';

type Arrived = Omit<Letter, 'answer' | 'number'>;

type Kind<K extends LetterKind> = {
  /** what is written when it arrives; refuses what this customer may not send */
  brings(payload: PayloadOutput<(typeof letterEndpoints)[K]>, session: Session): Brought | Promise<Brought>;
  answer(said: Sentences, receipt: Receipt): ResponseOf<(typeof letterEndpoints)[K]>;
};

const mostTries = 5;

/**
 * A call that is exactly-once: the letter's key, what it brings and the answer are one transaction, and whoever sends
 * the same again is given the same answer.
 */
export function serveLetter<K extends LetterKind>(app: FastifyInstance, { db }: Context, kind: K, is: Kind<K>) {
  type Answer = ResponseOf<(typeof letterEndpoints)[K]>;

  async function answeredBefore({ userId, key, sha256 }: Arrived): Promise<Answer | undefined> {
    const earlier = await findLetter(db, userId, key);
    if (!earlier) return undefined;
    if (earlier.kind !== kind || earlier.sha256 !== sha256) throw new Refusal(422, (messages) => messages.keyUsed);
    return earlier.answer as Answer;
  }

  serve<(typeof letterEndpoints)[K]>(
    app,
    letterEndpoints[kind],
    async ({ payload, session, request }) => {
      const letter = arrived(kind, session, request);
      let brought: Brought;
      try {
        brought = await is.brings(payload, session);
      } catch (refusal) {
        const earlier = await answeredBefore(letter);
        if (!earlier) throw refusal;
        return earlier;
      }
      for (let tries = 0; tries < mostTries; tries++) {
        const numbered = { ...letter, number: newNumber() };
        const answer = is.answer(saidTo(request), presentReceipt(numbered));
        try {
          const { added, here, notOffered } = await addLetter(db, { ...numbered, answer }, brought);
          if (added) return answer;
          if (!here) throw accountDeleted(session.userId);
          const earlier = await answeredBefore(letter);
          if (earlier) return earlier;
          if (notOffered.length > 0) throw unfit(faults(notOffered));
        } catch (error) {
          // Another letter has this number: the next one drawn will not be taken too.
          if (!isDuplicate(error)) throw error;
        }
      }
      throw busy();
    },
    (session, request) => answeredBefore(arrived(kind, session, request)),
  );
}

const faults = (fields: string[]): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, { code: 'not-offered' }]));

function arrived(kind: LetterKind, { userId }: Session, request: FastifyRequest): Arrived {
  const sha256 = createHash('sha256')
    .update((request.body ?? '') as Buffer | string)
    .digest('hex');
  return { kind, userId, key: keyOf(request), sha256, receivedAt: new Date() };
}

/** A client that sends no key is served all the same; it only cannot ask again. */
function keyOf({ headers }: FastifyRequest): string {
  const given = headers[idempotencyHeader];
  if (given === undefined) return newId();
  const checked = v.safeParse(uuid, given);
  if (!checked.success) throw new Refusal(400, (messages) => messages.wrongKey);
  return checked.output.toLowerCase();
}
