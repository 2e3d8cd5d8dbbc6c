import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addInlineHashes, type Inline } from '../../src/contract/inline-hashes.ts';
import { trustedPolicies } from '../../src/contract/trusted-types.ts';

const self = ["'self'"];

/** Scripts, styles, images and requests are allowed from the same origin only. */
export async function addSecurityHeaders(app: FastifyInstance) {
  await app.register(helmet, {
    // Set below for https requests only.
    hsts: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // The site has its domain to itself, and the header slows down page loads.
    originAgentCluster: false,
    // For browsers older than the supported ones.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: [...self, 'data:', 'blob:'],
        connectSrc: self,
        manifestSrc: self,
        workerSrc: self,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        frameAncestors: ["'none'"],
        // DOM sinks for HTML and script URLs accept only values from the site's own policies.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [...trustedPolicies],
      },
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}

const policy = 'content-security-policy';

export function allowInline(reply: FastifyReply, inline: Inline): void {
  reply.header(policy, addInlineHashes(String(reply.getHeader(policy)), inline));
}

const openerPolicy = 'cross-origin-opener-policy';

/**
 * The policy makes browsers switch to a new process, which is slow on cheap phones. It is removed from all customers'
 * files, since the worker serves pages with the headers of the pack they came in.
 */
export function removeOpenerPolicy(reply: FastifyReply): void {
  reply.removeHeader(openerPolicy);
}

/** Browsers ignore these on scripts and styles, where they would often be larger than the file. */
const documentHeaders = [policy, openerPolicy, 'referrer-policy', 'x-dns-prefetch-control', 'x-frame-options'];

export function removeDocumentHeaders(reply: FastifyReply): void {
  for (const header of documentHeaders) reply.removeHeader(header);
}
