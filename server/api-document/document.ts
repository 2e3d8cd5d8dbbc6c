import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { brand } from '../../src/contract/brand.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { idempotencyHeader } from '../../src/contract/letters.ts';
import { payloadVersionHeader } from '../../src/contract/payload.ts';
import { problemType } from '../../src/contract/problem.ts';
import { apiBase } from '../http/serve.ts';
import { photoPaths } from './photo-paths.ts';

/** The OpenAPI document, generated from the endpoints of the contract. */
export function apiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1' },
    servers: [{ url: apiBase }],
    paths: { ...paths, ...photoPaths },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problem },
    },
  };
}

function operation(name: string, call: Endpoint) {
  return {
    operationId: name,
    ...(call.may !== 'anyone' && { security: [{ token: [] }], description: `For: ${call.may}` }),
    parameters: parametersOf(call),
    ...(call.payload && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.payload.schema, 'input') } },
      },
    }),
    responses: {
      [call.status]: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(call.answer, 'output') } },
      },
      default: {
        description: 'Refused',
        content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function parametersOf(call: Endpoint) {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const version = {
    name: payloadVersionHeader,
    in: 'header',
    schema: { type: 'integer' },
    description: 'of the payload; the newest where absent',
  };
  const key = {
    name: idempotencyHeader,
    in: 'header',
    schema: { type: 'string', format: 'uuid' },
    description: 'makes the call exactly-once',
  };
  return [...inPath, ...(call.payload ? [version] : []), ...(call.letter ? [key] : [])];
}

// Checks by functions cannot be expressed in JSON Schema and are left out.
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const { $schema, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'message'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    message: { type: 'string', description: 'a sentence for the customer' },
    errors: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
