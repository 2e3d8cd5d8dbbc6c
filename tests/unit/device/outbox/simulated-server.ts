import { createHash, randomUUID } from 'node:crypto';
import type { Receipt } from '../../../../src/contract/responses/receipt.ts';

/** What can go wrong with one request, by the server, the wire, or somebody in between. */
export const faults = [
  'none',
  'reset-before',
  'drop-after',
  'truncated-after',
  'error-before',
  'error-after',
  'unavailable',
  'too-many',
  'captive-page',
  'captive-json',
  'strange-receipt',
  'no-such-address',
  'refused-after-all',
  /** the line broke after the letter had arrived, the browser sent it again unasked, and somebody in between refused that */
  'resent-and-refused',
] as const;
export type Fault = (typeof faults)[number];

export type TestSubmission = { nonce: string; owner: string; isInvalid: boolean };
type SimulatedRequest = { path: string; key: string | null; body: string; token: string };

const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const problem = (status: number, message: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title: message, status, message }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** Exactly once by key, as the real one; it keeps a ledger of all it made and of every token that came with a letter. */
export class SimulatedServer {
  readonly created: TestSubmission[] = [];
  readonly received: { submission: TestSubmission; user: string | undefined }[] = [];
  readonly #receipts = new Map<string, Receipt>();
  readonly #users = new Map<string, string>();

  /** A token in the form of a real one, so that the phone can read it. */
  tokenFor(user: string): string {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = part({ sub: user, role: 'customer', exp: 4_000_000_000 });
    const token = `${part({ alg: 'HS256' })}.${claims}.${randomUUID()}`;
    this.#users.set(token, user);
    return token;
  }

  revoke(user: string): void {
    for (const [token, of] of this.#users) if (of === user) this.#users.delete(token);
  }

  receiptOf(id: string): Receipt | undefined {
    return this.#receipts.get(id);
  }

  /** `undefined` is a connection that broke. */
  respond(request: SimulatedRequest, fault: Fault): Response | undefined {
    switch (fault) {
      case 'reset-before':
        return undefined;
      case 'error-before':
        return problem(500, 'Something broke.');
      case 'unavailable':
        return json(503, {}, { 'retry-after': '120' });
      case 'too-many':
        return json(429, {}, { 'retry-after': '7' });
      case 'captive-page':
        return new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } });
      case 'captive-json':
        return json(200, { ok: true });
      case 'no-such-address':
        return problem(404, 'There is nothing here.');
      case 'refused-after-all':
        return this.#receipts.has(request.key ?? '') ? problem(422, 'Too old by now.') : this.#process(request);
      default:
        return this.#damage(this.#process(request), fault, request.path.endsWith('/letters/status'));
    }
  }

  #damage(respond: Response, fault: Fault, isStatus: boolean): Response | undefined {
    if (fault === 'drop-after') return undefined;
    if (fault === 'error-after') return problem(500, 'Something broke.');
    if (fault === 'truncated-after') {
      return new Response('{"Status":"Succ', { status: respond.status, headers: respond.headers });
    }
    if (fault === 'resent-and-refused') return respond.ok && !isStatus ? problem(413, 'This is too large.') : respond;
    if (fault === 'strange-receipt') {
      const receipt = { letterId: randomUUID(), sha256: 'f'.repeat(64), number: 'R-0', receivedAt: '' };
      return json(201, { Status: 'Success', Message: 'Received.', receipt });
    }
    return respond;
  }

  #process({ path, key, body, token }: SimulatedRequest): Response {
    const user = this.#users.get(token);
    if (path.endsWith('/letters/status')) {
      if (!user) return problem(401, 'Please log in again.');
      const { ids } = JSON.parse(body) as { ids: string[] };
      return json(200, { arrived: ids.flatMap((id) => this.#receipts.get(id) ?? []) });
    }
    const submission = JSON.parse((JSON.parse(body) as { hospital: string }).hospital) as TestSubmission;
    this.received.push({ submission, user });
    if (!user) return problem(401, 'Please log in again.');
    if (submission.isInvalid) return problem(422, 'This hospital is not on offer.');
    return json(201, { Status: 'Success', Message: 'Received.', receipt: this.#receiptFor(key, body, submission) });
  }

  #receiptFor(key: string | null, body: string, submission: TestSubmission): Receipt {
    const known = key === null ? undefined : this.#receipts.get(key);
    if (known) return known;
    this.created.push(submission);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const receipt = { letterId: key ?? randomUUID(), sha256, number: `R-${this.created.length}`, receivedAt: 'now' };
    this.#receipts.set(receipt.letterId, receipt);
    return receipt;
  }
}
