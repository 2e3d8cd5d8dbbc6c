import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { idParam, notFoundError } from '../http/query-params.ts';
import { decideSandboxPayment, findSandboxPayment, sandboxPath } from './sandbox.ts';

const config = { access: 'anyone' } as const;
const url = sandboxPath(':id');

/** The page on which a customer of the sandbox decides. It plays the part of another company's, so it has nothing of ours. */
export async function sandboxRoutes(app: FastifyInstance, { db }: Context) {
  app.get(url, { config }, async (request, reply) => {
    const payment = await findSandboxPayment(db, idParam(request));
    if (!payment) throw notFoundError();
    return sendPage(reply, page(payment));
  });
  // In a scope of their own, since no other route takes the body of an HTML form.
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
    for (const state of ['paid', 'failed'] as const) {
      forms.post(`${url}/${state}`, { config }, async (request, reply) => {
        const payment = await decideSandboxPayment(db, idParam(request), state);
        if (!payment) throw notFoundError();
        return reply.header('cache-control', 'no-store').redirect(payment.returnPath, 303);
      });
    }
  });
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

type Payment = NonNullable<Awaited<ReturnType<typeof findSandboxPayment>>>;

const page = ({ reference, title, birrCents }: Payment) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Payment sandbox</title>
<h1>Payment sandbox</h1>
<p>This page plays the part of a payment provider. No money is paid.</p>
<p>${escapeHtml(title)}: ${(birrCents / 100).toFixed(2)} birr</p>
<form method="post" action="${sandboxPath(reference)}/paid"><button>Pay</button></form>
<form method="post" action="${sandboxPath(reference)}/failed"><button>Do not pay</button></form>
</html>`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
