import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { post, register } from '../support/customer.ts';
import { goto } from '../support/phone.tsx';
import { field, fill, press, seeText, user } from '../support/user.ts';
import { inForm, openClaim, openDesk, pressIn, queueOf, tokenOf } from './desk.ts';

// A service that no other test decides claims for.
const service = 'Advanced Diagnostics';
const warning = 'This is above the $100.50 that is left of the yearly limit.';

test('a limit is set with its service; whoever decides sees what is left, is warned above it, and may go on', async () => {
  await openDesk('/offers/services');
  await press(`Change ${service}`);
  const limit = (await inForm(`Change ${service}`)).getByLabelText<HTMLInputElement>(/^Yearly limit, in dollars/);
  await user.type(limit, '1.005');
  await pressIn(`Change ${service}`, 'Save');
  await screen.findByText(/^Please give an amount in dollars, with two decimals at most/);
  await user.clear(limit);
  await user.type(limit, '100.50');
  await user.click((await inForm(`Change ${service}`)).getByLabelText('For each person of a family by itself'));
  await pressIn(`Change ${service}`, 'Save');
  await seeText(/\$100\.50 per person, since \d+ \w+ 20\d\d/);

  const customer = await register();
  const claim = { hospital: 'City Hospital', service, paymentMethod: 'Cash', description: '' };
  await post('/claims', claim, await tokenOf(customer));
  await goto(`/admin${queueOf(customer)}`);
  await openClaim();
  await press('Approve');
  const amount = await field('Amount in dollars');
  const hint = document.getElementById(amount.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(hint?.textContent).toMatch(
    /^Limit for Advanced Diagnostics from .* until .*: \$100\.50\. Approved so far: \$0\.00\. Left: \$100\.50\. It counts for this person alone\./,
  );
  await fill('Amount in dollars', '100.50');
  expect(screen.queryByRole('alert')).toBeNull();
  await fill('Amount in dollars', '100.51');
  expect((await screen.findByRole('alert')).textContent).toContain(warning);
  await fill('Amount in dollars', '1x');
  expect(screen.queryByRole('alert')).toBeNull();
  await fill('Amount in dollars', '120');
  await pressIn('Approve', 'Approve');
  await seeText('Approved: $120.00');

  await goto('/admin/offers/services');
  await press(`Change ${service}`);
  await user.clear((await inForm(`Change ${service}`)).getByLabelText(/^Yearly limit, in dollars/));
  await pressIn(`Change ${service}`, 'Save');
  await screen.findByText('Saved.');
});
