import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Endpoint, PayloadOutput, ResponseOf } from '../../src/contract/endpoint.ts';
import { migrate, oldestAcceptedVersion, type Payload, payloadVersionHeader } from '../../src/contract/payload.ts';
import { check } from '../../src/contract/validate.ts';
import { parsed } from './body.ts';
import { Refusal, unfit } from './refusal.ts';
import type { Session } from './session.ts';

export const apiBase = '/api';

export type Given<C extends Endpoint> = {
  payload: PayloadOutput<C>;
  /** whose token came with a call that is not for anyone */
  session: Session;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * The route of a call, as the contract's table has it. Only fields that the call's answer names leave.
 * Where today's rules refuse the payload, `earlier` may still know the answer that it was given under those of its day.
 */
export function serve<C extends Endpoint>(
  app: FastifyInstance,
  call: C,
  handler: (given: Given<C>) => Promise<ResponseOf<C>>,
  earlier?: (session: Session, request: FastifyRequest) => Promise<ResponseOf<C> | undefined>,
) {
  app.route({
    method: call.method,
    url: apiBase + call.path,
    config: { access: call.may, ...(call.refusal && { refusal: call.refusal }) },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').code(call.status);
      const session = request.session as Session;
      let payload: PayloadOutput<C>;
      try {
        payload = (call.payload && taken(call.payload, request)) as PayloadOutput<C>;
      } catch (refusal) {
        const answered = await earlier?.(session, request);
        if (answered === undefined) throw refusal;
        return answered;
      }
      return v.parse(call.answer, await handler({ payload, session, request, reply }));
    },
  });
}

function taken(payload: Payload, request: FastifyRequest): unknown {
  const version = versionOf(payload, request.headers[payloadVersionHeader]);
  const body = parsed(request.body);
  const checked = check(payload.schema, version === payload.version ? body : migratedOrNothing(payload, version, body));
  if (!checked.ok) throw unfit(checked.errors);
  return checked.value;
}

function versionOf(payload: Payload, header: string | string[] | undefined): number {
  const version = header === undefined ? payload.version : Number(header);
  if (!Number.isInteger(version) || version < oldestAcceptedVersion(payload) || version > payload.version) {
    throw new Refusal(422, (messages) => messages.unknownVersion);
  }
  return version;
}

/** A migration may rely on the shape it migrates from; what does not have it is refused like any other wrong payload. */
function migratedOrNothing(payload: Payload, version: number, body: unknown): unknown {
  try {
    return migrate(payload, version, body);
  } catch {
    return undefined;
  }
}
