import { brand } from '../../src/contract/brand.ts';
import { basenameOf } from '../../src/contract/languages.ts';
import { hasPlan } from '../accounts/plan.ts';
import { findUser } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';
import { notFoundError } from '../http/query-params.ts';
import { amountOf } from './amount.ts';
import { findOrder, type PayableOrder } from './orders.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';
import { type Amount, begunPayment, insertPayment, type NewPayment, setCheckoutUrl, setFailed } from './repository.ts';
import { verify } from './verify.ts';

/** Begins the payment, or returns the id of the one that is begun for this order. */
export async function beginPayment(context: Context, userId: string, wanted: NewPayment): Promise<string> {
  const { db, payments } = context;
  if (!payments) throw new HttpError(409, (messages) => messages.notPaidOnline);
  const { order, amount } = await payable(db, userId, wanted.order);
  const begun = await currentPayment(context, wanted.order);
  if (begun) return begun;
  // A payment of the same order that was begun at this moment in another tab wins.
  if (!(await insertPayment(db, userId, wanted, { ...amount, provider: payments.name })))
    throw new HttpError(409, (messages) => messages.paymentBeginning, { retryAfterSeconds: 5 });
  await beginAtProvider(db, payments, userId, wanted.id, order, amount);
  return wanted.id;
}

async function payable(db: Db, userId: string, key: NewPayment['order']) {
  const order = await findOrder(db, userId, key);
  if (!order) throw notFoundError();
  if (order.state !== 'requested') throw new HttpError(409, (messages) => messages.orderSettled);
  if (order.premium && !(await hasPlan(db, userId))) throw new HttpError(409, (messages) => messages.planFirst);
  const amount = await amountOf(db, order.yearlyPrice);
  if (!amount) throw new HttpError(409, (messages) => messages.priceOnRequest);
  return { order, amount };
}

/** A checkout is gone on with for half an hour. An older one is replaced, once the provider says that it is not paid. */
async function currentPayment(context: Context, order: NewPayment['order']): Promise<string | undefined> {
  const { db } = context;
  const begun = await begunPayment(db, order);
  if (!begun) return undefined;
  const { id, checkoutUrl } = begun.payment;
  if (!begun.isOld) {
    if (checkoutUrl) return id;
    throw new HttpError(409, (messages) => messages.paymentBeginning, { retryAfterSeconds: 60 });
  }
  await reached(() => verify(context, id));
  await setFailed(db, id);
  if ((await findOrder(db, begun.payment.userId, order))?.state !== 'requested')
    throw new HttpError(409, (messages) => messages.orderSettled);
  return undefined;
}

async function beginAtProvider(
  db: Db,
  provider: PaymentProvider,
  userId: string,
  id: string,
  { title }: PayableOrder,
  { birrCents }: Amount,
) {
  const { email, username, phone, language } = await findUser(db, userId);
  try {
    const url = await reached(() =>
      provider.begin({
        reference: id,
        birrCents,
        title: title ?? `${brand.name} Premium`,
        customer: { email, name: username, phone },
        returnPath: `${basenameOf(language)}/payments/${id}`,
      }),
    );
    await setCheckoutUrl(db, id, url);
  } catch (error) {
    await setFailed(db, id);
    throw error;
  }
}

async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new HttpError(503, (messages) => messages.paymentsUnreachable, { retryAfterSeconds: 30 });
  }
}
