import { otherCustomer } from '../plan.ts';
import type { Scene } from './scene.ts';
import { waitUntilPageSends } from './wait-until-held.ts';

/** Logs out with unsent letters; another customer logs in and sends theirs. */
export const anotherCustomer: Scene = async (life, [first, second, ...otherLetters]) => {
  const { phone, customer } = life;
  await phone.networkOff();
  if (first) await life.write(first);
  if (second) await life.write(second);
  await life.logOut();
  await phone.networkOn();
  await life.switchTo(otherCustomer(customer.customer));
  life.noteFault('another-customer');
  await life.writeAll(otherLetters);
};

/** The same while a letter of the first customer is being sent. */
export const anotherCustomerInMidSend: Scene = async (life, [first, ...otherLetters]) => {
  const { phone, server, page, customer } = life;
  const held = await waitUntilPageSends(life, first, 'before-commit');
  await life.openForm(page);
  await life.switchTo(otherCustomer(customer.customer));
  if (held) life.noteFault('another-customer-in-mid-send');
  server.release(phone.number);
  await life.writeAll(otherLetters);
  await page.close();
};
