import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PayloadOutput, ResponseOf } from '../../src/contract/endpoint.ts';
import { uuid } from '../../src/contract/fields.ts';
import { endpointOfLetter, idempotencyHeader, type LetterKind } from '../../src/contract/letters.ts';
import type { Receipt } from '../../src/contract/responses/receipt.ts';
import type { FieldErrors } from '../../src/contract/validate.ts';
import type { Context } from '../context.ts';
import { isDuplicate } from '../db/duplicate.ts';
import { newId } from '../db/uuid.ts';
import { accountDeletedError, busyError, HttpError, validationError } from '../http/errors.ts';
import { type Messages, messagesFor } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { Session } from '../http/session.ts';
import { newReceiptNumber } from './number.ts';
import { presentReceipt } from './present.ts';
import { addLetter, findLetter, type Letter, type LetterWrites } from './repository.ts';

type NewLetter = Omit<Letter, 'answer' | 'number'>;

type LetterHandlers<K extends LetterKind> = {
  /** the rows to write; throws if this customer may not send it */
  writes(payload: PayloadOutput<(typeof endpointOfLetter)[K]>, session: Session): LetterWrites | Promise<LetterWrites>;
  answer(messages: Messages, receipt: Receipt, writes: LetterWrites): ResponseOf<(typeof endpointOfLetter)[K]>;
};

const maxAttempts = 5;

/**
 * Registers an idempotent endpoint: the key, the rows and the response are stored in one transaction, and a repeated
 * request gets the stored response.
 */
export function serveLetter<K extends LetterKind>(
  app: FastifyInstance,
  { db }: Context,
  kind: K,
  handlers: LetterHandlers<K>,
) {
  type Answer = ResponseOf<(typeof endpointOfLetter)[K]>;

  async function findEarlierAnswer(
    { userId, key, sha256 }: NewLetter,
    request: FastifyRequest,
  ): Promise<Answer | undefined> {
    const earlier = await findLetter(db, userId, key);
    if (!earlier) return undefined;
    if (earlier.kind !== kind || earlier.sha256 !== sha256) throw new HttpError(422, (messages) => messages.keyUsed);
    request.isRepeatedLetter = true;
    return earlier.answer as Answer;
  }

  serve<(typeof endpointOfLetter)[K]>(
    app,
    endpointOfLetter[kind],
    async ({ payload, session, request }) => {
      const letter = letterFrom(kind, session, request);
      let writes: LetterWrites;
      try {
        writes = await handlers.writes(payload, session);
      } catch (error) {
        const earlier = await findEarlierAnswer(letter, request);
        if (!earlier) throw error;
        return earlier;
      }
      for (let tries = 0; tries < maxAttempts; tries++) {
        const numbered = { ...letter, number: newReceiptNumber() };
        const answer = handlers.answer(messagesFor(request), presentReceipt(numbered), writes);
        try {
          const { added, accountExists, notOffered } = await addLetter(db, { ...numbered, answer }, writes);
          if (added) return answer;
          if (!accountExists) throw accountDeletedError(session.userId);
          const earlier = await findEarlierAnswer(letter, request);
          if (earlier) return earlier;
          if (notOffered.length > 0) throw validationError(refusals(notOffered, writes));
        } catch (error) {
          // The receipt number is taken: try another.
          if (!isDuplicate(error)) throw error;
        }
      }
      throw busyError();
    },
    (session, request) => findEarlierAnswer(letterFrom(kind, session, request), request),
  );
}

const refusals = (fields: string[], { codes }: LetterWrites): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, { code: codes?.[field] ?? 'not-offered' }]));

function letterFrom(kind: LetterKind, { userId }: Session, request: FastifyRequest): NewLetter {
  const sha256 = createHash('sha256')
    .update((request.body ?? '') as Buffer | string)
    .digest('hex');
  return { kind, userId, key: idempotencyKey(request), sha256, receivedAt: new Date() };
}

/** Without a key the request is accepted, but cannot be repeated. */
function idempotencyKey({ headers }: FastifyRequest): string {
  const header = headers[idempotencyHeader];
  if (header === undefined) return newId();
  const checked = v.safeParse(uuid, header);
  if (!checked.success) throw new HttpError(400, (messages) => messages.wrongKey);
  return checked.output.toLowerCase();
}
