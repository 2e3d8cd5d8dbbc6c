import { localDay, todayInEthiopia } from '../../contract/day.ts';
import type { Subscription } from '../../contract/responses/subscriptions.ts';

/** An order of the same thing that the company has not settled yet, perhaps from another phone. */
export type OpenOrder = Pick<Subscription, 'number' | 'yearlyPrice' | 'instalments'> & {
  paymentMethod?: string | null | undefined;
};

/** An open order keeps the price that it was made at, whatever the price is now. */
export const priceOfOrder = (openOrder: OpenOrder | undefined, price: number | null): number | null =>
  openOrder?.yearlyPrice === undefined ? price : openOrder.yearlyPrice;

/** The day after the cover that is renewed, or today, should it be paid today. */
export function firstDayOfNextYear(lastDay: string | null | undefined): string {
  const today = todayInEthiopia();
  return lastDay && lastDay >= today ? localDay(new Date(lastDay), 1) : today;
}
