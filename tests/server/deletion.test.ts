import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { updatePlanRoles } from '../../server/accounts/plan.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { claimEvents, claims, letters } from '../../server/db/schema/claims.ts';
import { payments } from '../../server/db/schema/payments.ts';
import { newId } from '../../server/db/uuid.ts';
import { carryOut as carryOutNow } from '../../server/deletion/carry-out.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { allSent } from './support/deliveries.ts';
import { allColumns, columnsContaining, filledColumns } from './support/everything.ts';
import { addedMember, liya } from './support/family.ts';
import { heldUp } from './support/held-up.ts';
import { aClaim, aPremiumClaim, type Customer, openTestServer, password } from './support/open.ts';

const context = openTestServer({ deliverEvery: 20 });

const ask = (customer: Customer, currentPassword = password) =>
  context.post('/deletion', { currentPassword }, customer);
const takeBack = (customer: Customer) => context.ask({ method: 'POST', url: '/api/deletion/taken-back', as: customer });
const asked = async (admin: Customer, customer: Customer, state = 'open') =>
  (await context.get(`/admin/deletions?state=${state}`, admin))
    .json()
    .deletions.find((one: { customer: { id: string } }) => one.customer.id === customer.id);
const carryOut = (admin: Customer, id: string) =>
  context.ask({ method: 'POST', url: `/api/admin/deletions/${id}/carried-out`, as: admin });

/** Requests a deletion and carries it out. */
async function deleted(customer: Customer): Promise<Customer> {
  const admin = await context.customer('admin');
  await ask(customer);
  expect((await carryOut(admin, (await asked(admin, customer)).id)).statusCode).toBe(200);
  return admin;
}

test('a deletion is requested with the password, shown with its time, and can be withdrawn', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const since = async () => (await context.get('/profile', customer)).json().deletionAskedAt;
  expect(await since()).toBeNull();
  const wrong = await ask(customer, 'not this one');
  expect([wrong.statusCode, wrong.json().errors.currentPassword.code]).toEqual([422, 'wrong-password']);
  expect(await since()).toBeNull();

  const first = (await ask(customer)).json();
  expect(Date.now() - Date.parse(first.deletionAskedAt)).toBeLessThan(60_000);
  expect((await ask(customer)).json()).toEqual(first);
  expect(await since()).toBe(first.deletionAskedAt);
  const line = await asked(admin, customer);
  expect(line).toMatchObject({ receivedAt: first.deletionAskedAt, outcome: null, undecided: 0 });
  expect((await context.get('/admin/overview', admin)).json().open.deletions).toBe(1);
  expect((await context.get(`/admin/customers/${customer.id}`, admin)).json().deletion).toEqual({
    askedAt: first.deletionAskedAt,
    carriedOutAt: null,
  });

  expect((await takeBack(customer)).json().deletionAskedAt).toBeNull();
  expect((await takeBack(customer)).statusCode).toBe(200);
  expect(await since()).toBeNull();
  expect(await asked(admin, customer)).toBeUndefined();
  expect((await asked(admin, customer, 'settled')).outcome).toBe('taken-back');
  expect((await carryOut(admin, line.id)).statusCode).toBe(409);
  expect((await context.get('/profile', customer)).statusCode).toBe(200);
});

test('a deletion is refused while claims are undecided', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  await ask(customer);
  const line = await asked(admin, customer);
  expect(line.undecided).toBe(1);
  const refused = await carryOut(admin, line.id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Claims of this customer wait for a decision. Decide them first.',
  ]);
  expect((await context.get(`/claims/${id}`, customer)).json().description).toBe(aClaim.description);
  await decideAs(context, admin, id, { action: 'decline', code: 'not-covered', version: 1 });
  expect((await carryOut(admin, line.id)).json().outcome).toBe('carried-out');
  expect((await carryOut(admin, line.id)).statusCode).toBe(409);
  expect((await carryOut(admin, newId())).statusCode).toBe(404);
});

test('what was paid stays in the books without what was written about it', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  await context.put('/admin/birr-rate', { rate: 150 }, admin);
  for (const service of ['routine-checkups', 'maternity-care'])
    await context.post('/subscriptions', { service, paymentMethod: 'Cash' }, customer);
  const found = await context.get(`/admin/subscriptions?search=${customer.email}`, admin);
  const [paid, refunded] = found.json().subscriptions;
  for (const { id } of [paid, refunded]) {
    const transfer = { action: 'confirm', paymentReference: 'FT26-1' };
    await context.post(`/admin/subscriptions/${id}/settlement`, transfer, admin);
  }
  const [payment] = (await context.get(`/admin/payments?search=${customer.email}`, admin)).json().payments;
  const note = { reference: 'R-1', reason: 'Zerihun moved abroad' };
  expect((await context.post(`/admin/payments/${payment.id}/refund`, note, admin)).statusCode).toBe(200);
  await ask(customer);
  expect((await carryOut(admin, (await asked(admin, customer)).id)).json().outcome).toBe('carried-out');
  const left = await context.db.select().from(payments).where(eq(payments.userId, customer.id));
  expect(left).toMatchObject([{ refundReason: null }, { refundReason: null }]);
  await allSent(context.db);
  expect(await columnsContaining(context.db, ['moved abroad', customer.email])).toEqual([]);
});

test('a deletion leaves no personal data in any column of any table', async () => {
  const admin = await context.customer('admin');
  const username = 'Zerihun Qelemework';
  const email = `zerihun-${newId()}@verborgen.example`;
  const phone = '0977665544';
  const messages = {
    description: 'a kidney stone, passed on a Sunday',
    premium: 'a second stone, seen in the mirror',
    patient: 'Tirunesh Qelemework',
    patientEmail: 'tirunesh@verborgen.example',
    question: 'which of the two kidneys was it',
    decline: 'the payment of Zerihun never came',
    disagreement: 'the midwife Zewditu was there',
    call: 'ask for Hirut',
    calledPhone: '+251977665544',
    callNote: 'her husband answered',
    child: 'Selam Verborgene',
    noChild: 'no certificate of birth was shown',
  };
  await context.post('/premium-register', { username, email, phone, password });
  const { Token: token } = (await context.post('/login', { email, password })).json();
  const id: string = (await context.get('/profile', { id: '', email, token })).json().user.id;
  const customer = { id, email, token };
  const [before] = await context.db.select().from(users).where(eq(users.id, id));

  // One of each kind of data that a customer can have.
  await context.post('/family', { name: 'Mother Qelemework', birthDate: '1950-01-01', relation: 'parent' }, customer);
  const requests = (await context.get('/admin/family-members', admin)).json().members;
  const request1 = requests.find((one: { customer: { id: string } }) => one.customer.id === id);
  const noChild = { action: 'decline', reason: messages.noChild };
  await context.post(`/admin/family-members/${request1.id}/settlement`, noChild, admin);
  const person = await addedMember(context, admin, customer, { ...liya, name: messages.child });
  const colleague = await context.customer('admin');
  await context.put(`/admin/administrators/${colleague.id}/own-accounts`, { emails: [email] }, admin);
  const first = await sentClaim(context, customer, { ...aClaim, person, description: messages.description });
  const asking = { action: 'ask', text: messages.question, version: 1 };
  await decideAs(context, admin, first.id, asking);
  const answer = { ...aClaim, description: messages.description, corrects: first.id };
  const second = await sentClaim(context, customer, answer);
  await decideAs(context, admin, second.id, { action: 'approve', amountCents: 12_300, version: 1 });
  const premium = {
    ...aPremiumClaim,
    fullName: messages.patient,
    email: messages.patientEmail,
    description: messages.premium,
  };
  const third = await sentClaim(context, customer, premium, '/premiumclaims');
  await decideAs(context, admin, third.id, { action: 'decline', code: 'other', text: messages.question, version: 1 });
  await context.post('/claim-reviews', { claim: third.id, text: messages.disagreement }, customer);
  const anotherAdmin = await context.customer('admin');
  const again = { action: 'approve', amountCents: 4_500, version: 3 };
  expect((await decideAs(context, anotherAdmin, third.id, again)).statusCode).toBe(200);
  await context.post('/claim-request', { userId: id }, customer);
  await context.post('/call-backs', { phone: messages.calledPhone, time: 'any', text: messages.call }, customer);
  const [call] = (await context.get(`/admin/call-backs?search=${email}`, admin)).json().callBacks;
  await context.post(`/admin/call-backs/${call.id}/done`, { note: messages.callNote }, admin);
  await context.post('/subscriptions', { service: 'telemedicine', paymentMethod: 'Cash' }, customer);
  await context.post('/upgrade', { paymentMethod: 'Cash' }, customer);
  const open = (await context.get('/admin/subscriptions', admin)).json().subscriptions;
  const mine = open.find((one: { customer: { id: string } }) => one.customer.id === id);
  await context.post(
    `/admin/subscriptions/${mine.id}/settlement`,
    { action: 'decline', reason: messages.decline },
    admin,
  );
  await context.put('/language', { language: 'am' }, customer);

  const traces = [
    ...Object.values(messages),
    ...username.split(' '),
    'verborgen',
    'Tirunesh',
    // stored without the leading zero
    phone.slice(1),
    before?.passwordHash ?? '',
  ];
  const hashes = (await context.db.select().from(letters).where(eq(letters.userId, id))).map(({ sha256 }) => sha256);
  expect(hashes).toHaveLength(9);
  // Before the deletion the search must find each of these texts.
  for (const trace of [...traces, ...hashes])
    expect([trace, await columnsContaining(context.db, [trace])]).not.toEqual([trace, []]);
  const kept = await context.db.select().from(claims).where(eq(claims.userId, id)).orderBy(claims.id);
  const record = await context.db.select().from(claimEvents).orderBy(claimEvents.id);

  await ask(customer);
  const { id: request } = await asked(admin, customer);
  expect((await carryOut(admin, request)).statusCode).toBe(200);

  // The last message goes to the address of before, which is kept until then.
  await allSent(context.db);
  expect(await columnsContaining(context.db, [...traces, ...hashes])).toEqual([]);
  const ids = [id, ...kept.map((claim) => claim.id), ...kept.map((claim) => claim.letterKey)];
  expect(await filledColumns(context.db, ids)).toEqual({
    users: [
      'claim_emails',
      'created_at',
      'email_key',
      'id',
      'language',
      'removed_at',
      'role',
      'token_version',
      'username',
      'words',
    ],
    claims: [
      'changed_at',
      'corrects',
      'disagreed_with',
      'hospital',
      'id',
      'kind',
      'letter_key',
      'number',
      'payment_method',
      'priority',
      'queue_rank',
      'received_at',
      'service',
      'status',
      'user_id',
      'version',
    ],
    audit_log: ['action', 'address', 'at', 'by_user', 'claim_id', 'customer_id', 'details', 'id', 'status', 'subject'],
    claim_decisions: ['bucket', 'claim_id', 'day', 'hours'],
    claim_events: [
      'action',
      'amount_cents',
      'at',
      'by_role',
      'by_user',
      'claim_id',
      'code',
      'from_status',
      'id',
      'position',
      'to_status',
    ],
    letters: ['key', 'kind', 'number', 'received_at', 'user_id'],
    deletion_requests: ['id', 'outcome', 'received_at', 'settled_at', 'settled_by', 'user_id'],
  });
  const [after] = await context.db.select().from(users).where(eq(users.id, id));
  expect(after).toMatchObject({ username: 'Deleted customer', emailKey: `deleted ${id}`, language: 'en' });

  // Amounts and events are kept.
  const now = await context.db.select().from(claims).where(eq(claims.userId, id)).orderBy(claims.id);
  expect(now).toEqual(
    kept.map((claim) => ({ ...claim, description: '', personId: null, fullName: null, email: null })),
  );
  expect(await context.db.select().from(claimEvents).orderBy(claimEvents.id)).toEqual(record);
});

test('the search covers every table of the migrations', async () => {
  const tables = new Set((await allColumns(context.db)).map(({ table }) => table));
  expect([...tables].sort()).toEqual(expect.arrayContaining(['claims', 'letters', 'rate_limits', 'users']));
});

test('a deleted account accepts no token or log-in, and its tokens get the accountDeleted response', async () => {
  const customer = await context.customer('premium');
  await deleted(customer);
  const letter = { 'idempotency-key': newId() };
  const answers = [
    await context.get('/profile', customer),
    await context.ownData(customer),
    await context.post('/letters/status', { ids: [] }, customer),
    await context.post('/premiumclaims', aPremiumClaim, customer, letter),
    await takeBack(customer),
  ];
  for (const { statusCode, json } of answers) {
    expect([statusCode, json().accountDeleted, json().message]).toEqual([
      401,
      customer.id,
      'This account was deleted, as was asked for. Nothing can be sent with it any more.',
    ]);
  }
  for (const door of ['/login', '/premium-login', '/admin/login']) {
    for (const [email, given] of [
      [customer.email, password],
      [`deleted ${customer.id}`, ''],
      ['', ''],
    ]) {
      const { statusCode } = await context.post(door, { email, password: given });
      expect([door, [401, 422].includes(statusCode)]).toEqual([door, true]);
    }
  }
  // A token of an unknown account gets no details.
  const never = await context.get('/profile', { ...customer, token: `${customer.token}x` });
  expect([never.statusCode, never.json().accountDeleted]).toEqual([401, undefined]);
});

test('letters of a deleted account store nothing, whether repeated or new', async () => {
  const customer = await context.customer();
  const admin = await context.customer('admin');
  const key = { 'idempotency-key': newId() };
  const arrived = await context.post('/claims', aClaim, customer, key);
  const { id } = (await context.get('/claims', customer)).json().claims[0];
  await decideAs(context, admin, id, { action: 'approve', amountCents: 100, version: 1 });
  await deleted(customer);
  const count = async () => [
    (await context.db.select().from(letters)).length,
    (await context.db.select().from(claims)).length,
  ];
  const before = await count();
  for (const headers of [key, { 'idempotency-key': newId() }]) {
    expect((await context.post('/claims', aClaim, customer, headers)).statusCode).toBe(401);
  }
  expect(await count()).toEqual(before);
  const [letter] = await context.db.select().from(letters).where(eq(letters.key, key['idempotency-key']));
  expect([letter?.number, letter?.sha256]).toEqual([arrived.json().receipt.number, '']);
});

test('requests concurrent with the deletion leave no data either', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  await ask(customer);
  const line = await asked(admin, customer);
  const profile = { username: 'Back Again', email: customer.email, phone: '0911000000' };
  const underWay = await context.db.transaction(async (tx) => {
    expect(await carryOutNow(tx, line.id, admin.id)).toBe('done');
    const sent = [
      context.post('/claims', aClaim, customer, { 'idempotency-key': newId() }),
      context.post('/subscriptions', { service: 'routine-checkups', paymentMethod: 'Cash' }, customer),
      context.put('/update-profile', profile, customer),
      context.put('/language', { language: 'om' }, customer),
      ask(customer),
    ];
    await heldUp(context, sent.length);
    return { sent };
  });
  for (const answer of await Promise.all(underWay.sent)) expect(answer.statusCode).toBe(401);
  expect(await columnsContaining(context.db, [customer.email, 'Back Again'])).toEqual([]);
  const filled = await filledColumns(context.db, [customer.id]);
  // That the deletion was asked for stays on record, without a name.
  expect(Object.keys(filled).sort()).toEqual(['audit_log', 'deletion_requests', 'users']);
  expect(await asked(admin, customer)).toBeUndefined();
  const [left] = await context.db.select().from(users).where(eq(users.id, customer.id));
  expect(left?.language).toBe('en');
});

test('administrators see the claims of a deleted customer anonymously', async () => {
  const customer = await context.customer('premium');
  const admin = await context.customer('admin');
  const { id, number } = await sentClaim(context, customer);
  await decideAs(context, admin, id, { action: 'approve', amountCents: 500, version: 1 });
  await deleted(customer);
  const claim = (await context.get(`/admin/claims/${id}`, admin)).json();
  expect(claim).toMatchObject({
    number,
    amountCents: 500,
    description: '',
    customer: { username: 'Deleted customer' },
  });
  expect([claim.actions, claim.undoUntil]).toEqual([[], null]);
  expect((await decideAs(context, admin, id, { action: 'undo', version: 2 })).statusCode).toBe(409);
  const found = (await context.get(`/admin/claims?search=${number}`, admin)).json().claims;
  expect(found.map((one: { customer: object }) => one.customer)).toMatchObject([{ username: 'Deleted customer' }]);
  const listed = (await context.get('/admin/customers', admin)).json().customers;
  expect(listed.map((one: { id: string }) => one.id)).not.toContain(customer.id);

  const plan = { plan: 'premium', from: '2020-01-01' };
  const page = (await context.put(`/admin/customers/${customer.id}/plan`, plan, admin)).json();
  await updatePlanRoles(context.db);
  expect([page.plan, page.deletion.carriedOutAt !== null]).toEqual(['Regular', true]);
  const [left] = await context.db.select().from(users).where(eq(users.id, customer.id));
  expect([left?.role, left?.premiumFrom]).toEqual(['customer', null]);
});

test('the email can be registered again, without the old data', async () => {
  const customer = await context.customer();
  await deleted(customer);
  const again = { username: 'New', email: customer.email, phone: '0911234567', password, confirmPassword: password };
  expect((await context.post('/register', again)).statusCode).toBe(201);
  const { Token } = (await context.post('/login', { email: customer.email, password })).json();
  const profile = (await context.get('/profile', { ...customer, token: Token })).json();
  expect([profile.user.id === customer.id, profile.deletionAskedAt]).toEqual([false, null]);
});
