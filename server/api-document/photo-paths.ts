import { photoLimits, photoPath, photosPath, photoTypes, tus } from '../../src/contract/photos.ts';
import { problemType } from '../../src/contract/problem.ts';

const header = (name: string, schema: object) => ({ name, in: 'header', required: true, schema });
const version = header(tus.versionHeader, { const: tus.version });
const hash = { name: 'sha256', in: 'path', required: true, schema: { type: 'string' } };
const bytes = { type: 'integer', minimum: 0 };
const binary = { schema: { type: 'string', format: 'binary' } };
const offset = { [tus.offsetHeader]: { schema: bytes } };

const operation = (operationId: string, more: { responses: object; [member: string]: unknown }) => ({
  operationId,
  security: [{ token: [] }],
  ...more,
  responses: {
    ...more.responses,
    default: {
      description: 'Refused',
      content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
});

/** The uploads by the tus protocol, which are no JSON and therefore no endpoints of the contract. */
export const photoPaths = {
  [photosPath]: {
    post: operation('announcePhoto', {
      description: `Only for a letter that arrived without its photos. ${tus.metadataHeader}: letter, sha256 and type, each value in Base64`,
      parameters: [version, header(tus.lengthHeader, bytes), header(tus.metadataHeader, { type: 'string' })],
      responses: { 201: { description: 'Done', headers: offset } },
    }),
  },
  [photoPath('{sha256}')]: {
    head: operation('photoOffset', {
      parameters: [hash, version],
      responses: {
        200: { description: 'Done', headers: { ...offset, [tus.lengthHeader]: { schema: bytes } } },
        410: { description: 'It was refused' },
      },
    }),
    patch: operation('sendPhoto', {
      description: `A piece of ${photoLimits.pieceBytes} bytes at most`,
      parameters: [hash, version, header(tus.offsetHeader, bytes)],
      requestBody: { required: true, content: { [tus.pieceType]: binary } },
      responses: {
        204: { description: 'Done', headers: offset },
        409: { description: 'It goes on elsewhere', headers: offset },
      },
    }),
    get: operation('photo', {
      parameters: [hash],
      responses: {
        200: { description: 'Done', content: Object.fromEntries(photoTypes.map((type) => [type, binary])) },
      },
    }),
  },
};
