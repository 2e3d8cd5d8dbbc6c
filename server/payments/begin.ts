import { brand } from '../../src/contract/brand.ts';
import { instalmentCount } from '../../src/contract/instalments.ts';
import { basenameOf } from '../../src/contract/languages.ts';
import { hasPlan } from '../accounts/plan.ts';
import { findUser } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';
import { notFoundError } from '../http/query-params.ts';
import { nextInstalment } from '../subscriptions/instalments.ts';
import { amountOf } from './amount.ts';
import { isInstalmentOpen } from './instalments.ts';
import { findOrder, type PayableOrder } from './orders.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';
import { type Amount, begunPayment, insertPayment, type NewPayment, setCheckoutUrl, setFailed } from './repository.ts';
import { verify } from './verify.ts';

/** Begins the payment, or returns the id of the one that is begun for this order. */
export async function beginPayment(context: Context, userId: string, wanted: NewPayment): Promise<string> {
  const { db, payments } = context;
  if (!payments) throw new HttpError(409, (messages) => messages.notPaidOnline);
  const { order, instalment, amount } = await payable(db, userId, wanted);
  const begun = await currentPayment(context, userId, wanted, instalment);
  if (begun) return begun;
  // A payment of the same order that was begun at this moment in another tab wins.
  if (!(await insertPayment(db, userId, wanted, { ...amount, instalment, provider: payments.name })))
    throw new HttpError(409, (messages) => messages.paymentBeginning, { retryAfterSeconds: 5 });
  const title = titleOf(order, instalment);
  await beginAtProvider(db, payments, userId, wanted.id, title, amount);
  return wanted.id;
}

async function payable(db: Db, userId: string, { order: key, instalment: shown }: NewPayment) {
  const order = await findOrder(db, userId, key);
  if (!order) throw notFoundError();
  const instalment = nextInstalment(order);
  // What was shown may have been paid or changed in another tab, or at the desk.
  const isAnother = shown !== undefined && shown !== instalment;
  if (order.state === 'requested' && isAnother) throw new HttpError(409, (messages) => messages.orderChanged);
  if (order.state !== 'requested' && (isAnother || instalment === null))
    throw new HttpError(409, (messages) => messages.orderSettled);
  if (order.premium && !(await hasPlan(db, userId))) throw new HttpError(409, (messages) => messages.planFirst);
  if (order.state === 'requested' && (await isInstalmentOpen(db, key)))
    throw new HttpError(409, (messages) => messages.instalmentFirst);
  const amount = await amountOf(db, order.yearlyPrice, instalment);
  if (!amount) throw new HttpError(409, (messages) => messages.priceOnRequest);
  return { order, instalment, amount };
}

const titleOf = ({ title }: PayableOrder, instalment: number | null) =>
  `${title ?? `${brand.name} Premium`}${instalment === null ? '' : ` ${instalment} of ${instalmentCount}`}`;

/** A checkout is gone on with for half an hour. An older one is replaced, once the provider says that it is not paid. */
async function currentPayment(
  context: Context,
  userId: string,
  wanted: NewPayment,
  instalment: number | null,
): Promise<string | undefined> {
  const { db } = context;
  const begun = await begunPayment(db, wanted.order);
  if (!begun) return undefined;
  const { id, checkoutUrl } = begun.payment;
  // It may have been begun for the whole year before the customer chose instalments, or the other way round.
  if (!begun.isOld && begun.payment.instalment === instalment) {
    if (checkoutUrl) return id;
    throw new HttpError(409, (messages) => messages.paymentBeginning, { retryAfterSeconds: 60 });
  }
  await reached(() => verify(context, id));
  await setFailed(db, id);
  const now = await payable(db, userId, wanted);
  if (now.instalment !== instalment) throw new HttpError(409, (messages) => messages.orderSettled);
  return undefined;
}

async function beginAtProvider(
  db: Db,
  provider: PaymentProvider,
  userId: string,
  id: string,
  title: string,
  { birrCents }: Amount,
) {
  const { email, username, phone, language } = await findUser(db, userId);
  try {
    const url = await reached(() =>
      provider.begin({
        reference: id,
        birrCents,
        title,
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
