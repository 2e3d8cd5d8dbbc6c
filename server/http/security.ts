import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addInlineHashes, type Inline } from '../../src/contract/inline-hashes.ts';
import { trustedPolicies } from '../../src/contract/trusted-types.ts';

const self = ["'self'"];

/** Nothing runs, loads or is sent anywhere but here. */
export async function secureHeaders(app: FastifyInstance) {
  await app.register(helmet, {
    // Only told where the customer really came by https: on plain http it would lock a browser out.
    hsts: false,
    // Our own pages are told where a reader came from among them, and nobody else is.
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // Nobody here shares a domain with another site, and asking for it costs every page its time.
    originAgentCluster: false,
    // For browsers and plug-ins older than any that our pages run in.
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
        // Text becomes markup, or the address of a script, only where one of our own policies lets it pass.
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
 * With the policy a browser starts a second process once it reads it, and a cheap phone waits for that. What goes
 * without is every file of the customers', as the worker keeps pages out of packs with their pack's heads.
 */
export function spareOpenerPolicy(reply: FastifyReply): void {
  reply.removeHeader(openerPolicy);
}

/** They speak to a document, and a script or a style is none: on a slow line they would cost more than many a file's contents. */
const ofDocuments = [policy, openerPolicy, 'referrer-policy', 'x-dns-prefetch-control', 'x-frame-options'];

export function spareHeadersOfDocuments(reply: FastifyReply): void {
  for (const header of ofDocuments) reply.removeHeader(header);
}
