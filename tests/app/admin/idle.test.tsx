import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { field, fill, press, user } from '../support/user.ts';
import { administrators, customerWithClaims, logInAtDesk, openClaim, openDesk, queueOf } from './desk.ts';

/** The desk looks at the clock every few seconds. */
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const idle = () => screen.findByText(/^Nobody has used the desk for twenty minutes\./);

async function storedToken(): Promise<string> {
  const opening = indexedDB.open('tenawas-desk');
  await new Promise((done) => opening.addEventListener('success', done));
  const reading = opening.result.transaction('session').objectStore('session').get('desk');
  await new Promise((done) => reading.addEventListener('success', done));
  opening.result.close();
  return reading.result.token;
}

test('a desk that nobody uses for twenty minutes ends its session, and has what was typed after the same administrator’s log-in', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const customer = await customerWithClaims('A sprained wrist');
  await openDesk(queueOf(customer));
  await openClaim();
  await press('Decline');
  await fill('In your own words', 'The receipt is of another person.');
  const token = await storedToken();

  // Used meanwhile, it goes on.
  minutes(15);
  await user.type(await field('In your own words'), '{End}');
  minutes(15);
  expect((await field('In your own words')).value).toBe('The receipt is of another person.');

  minutes(6);
  await idle();
  expect(document.body.textContent).not.toContain(customer.email);
  const answered = () => fetch('/api/admin/me', { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await answered()).status).toBe(401);
  await logInAtDesk();
  expect((await field('In your own words')).value).toBe('The receipt is of another person.');

  // It is not another administrator's.
  minutes(21);
  await idle();
  await logInAtDesk(administrators[1]);
  await screen.findByRole('button', { name: 'Decline' });
  await waitFor(() => expect(screen.queryByLabelText('In your own words')).toBeNull());
  await press('Decline');
  expect((await field('In your own words')).value).toBe('');
});
