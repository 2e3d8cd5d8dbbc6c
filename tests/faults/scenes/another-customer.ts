import { otherOn } from '../plan.ts';
import type { Scene } from './scene.ts';
import { untilPageWaits } from './until-held.ts';

/** Logs out with unsent letters; another customer logs in and sends theirs. */
export const anotherCustomer: Scene = async (life, [first, second, ...others]) => {
  const { phone, customer } = life;
  await phone.networkOff();
  if (first) await life.write(first);
  if (second) await life.write(second);
  await life.leave();
  await phone.networkOn();
  await life.become(otherOn(customer.customer));
  life.note('another-customer');
  await life.writeAll(others);
};

/** The same while a letter of the first customer is being sent. */
export const anotherCustomerInMidSend: Scene = async (life, [first, ...others]) => {
  const { phone, server, page, customer } = life;
  const held = await untilPageWaits(life, first, 'before-commit');
  await life.openForm(page);
  await life.become(otherOn(customer.customer));
  if (held) life.note('another-customer-in-mid-send');
  server.letGo(phone.number);
  await life.writeAll(others);
  await page.close();
};
