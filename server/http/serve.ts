import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Endpoint, PayloadOutput, ResponseOf } from '../../src/contract/endpoint.ts';
import { migrate, oldestAcceptedVersion, type Payload, payloadVersionHeader } from '../../src/contract/payload.ts';
import { check } from '../../src/contract/validate.ts';
import { parseJson } from './body.ts';
import { HttpError, validationError } from './errors.ts';
import type { Session } from './session.ts';

export const apiBase = '/api';

export type HandlerArgs<C extends Endpoint> = {
  payload: PayloadOutput<C>;
  /** null at runtime if the endpoint is for anyone */
  session: Session;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Registers the route of an endpoint of the contract. The response is stripped to the fields of its schema.
 * `onInvalidPayload` may still return a response, for payloads that were valid when they were first sent.
 */
export function serve<C extends Endpoint>(
  app: FastifyInstance,
  call: C,
  handler: (args: HandlerArgs<C>) => Promise<ResponseOf<C>>,
  onInvalidPayload?: (session: Session, request: FastifyRequest) => Promise<ResponseOf<C> | undefined>,
) {
  app.route({
    method: call.method,
    url: apiBase + call.path,
    config: {
      access: call.may,
      ...(call.refusal && { refusal: call.refusal }),
      ...(call.deskRole && { deskRole: call.deskRole }),
      ...(call.withoutSecondFactor && { withoutSecondFactor: true as const }),
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').code(call.status);
      const session = request.session as Session;
      let payload: PayloadOutput<C>;
      try {
        payload = (call.payload && parsePayload(call.payload, request)) as PayloadOutput<C>;
      } catch (error) {
        const answer = await onInvalidPayload?.(session, request);
        if (answer === undefined) throw error;
        return answer;
      }
      return v.parse(call.answer, await handler({ payload, session, request, reply }));
    },
  });
}

function parsePayload(payload: Payload, request: FastifyRequest): unknown {
  const version = versionOf(payload, request.headers[payloadVersionHeader]);
  const body = parseJson(request.body);
  const checked = check(payload.schema, version === payload.version ? body : tryMigrate(payload, version, body));
  if (!checked.ok) throw validationError(checked.errors);
  return checked.value;
}

/** 409 for a newer version, so that a letter waits until this server is up to date as well. */
function versionOf(payload: Payload, header: string | string[] | undefined): number {
  const version = header === undefined ? payload.version : Number(header);
  if (Number.isInteger(version) && version > payload.version)
    throw new HttpError(409, (messages) => messages.newerVersion);
  if (!Number.isInteger(version) || version < oldestAcceptedVersion(payload)) {
    throw new HttpError(422, (messages) => messages.unknownVersion);
  }
  return version;
}

/** A migration throws on payloads of the wrong shape, which are then refused by validation. */
function tryMigrate(payload: Payload, version: number, body: unknown): unknown {
  try {
    return migrate(payload, version, body);
  } catch {
    return undefined;
  }
}
