import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { administrators, deskPassword } from '../../browser/support/administrators.ts';
import { goto } from '../support/phone.tsx';
import { choosePhotos, pdf, photosInForm, photosOnServer } from '../support/photos.ts';
import { button, fill, follow, heading, press, seeText, user } from '../support/user.ts';
import { fillClaim, openClaimForm, submitClaim } from './claim-form.ts';

test('the desk sees the photographs beside the claim and asks again for one, which the customer sends with the answer', async () => {
  const customer = await openClaimForm();
  await fillClaim();
  await choosePhotos(pdf('bill'), pdf('letter'));
  await submitClaim();
  await seeText('2 of 2 photographs have arrived.');

  await goto('/admin/log-in');
  await fill('Email', administrators[0]);
  await fill('Password', deskPassword);
  await press('Log in');
  await button('Log out');
  await goto(`/admin/claims?search=${encodeURIComponent(customer.email)}`);
  await follow(/^R-/);
  await screen.findByText('All 2 photographs have arrived.');
  await screen.findByText('Photograph 1 is a PDF file');
  const first = await screen.findByRole('link', { name: /^Download the PDF/ });
  expect(first.getAttribute('download')).toMatch(/^R-\w{8}-1\.pdf$/);
  await user.keyboard('.');
  await screen.findByText('Photograph 2 is a PDF file');
  await press('Not legible: ask again for photograph 2');
  const asking = await screen.findByRole('form', { name: 'Ask for information' });
  expect(within(asking).getByLabelText<HTMLTextAreaElement>('What is needed').value).toMatch(/^Photograph 2/);
  await user.click(within(asking).getByRole('button', { name: 'Ask for information' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Decision'));

  await goto(`/claims/${location.pathname.split('/').at(-1)}`);
  await heading('Minor Surgeries');
  await seeText(/Photograph 2, a PDF file, cannot be read/);
  await fill('Your answer', 'Here it is again.');
  await choosePhotos(pdf('letter once more'));
  await waitFor(async () => expect(await photosInForm()).toHaveLength(1));
  await press('Send the answer');
  await vi.waitFor(
    async () => expect(await photosOnServer(customer)).toMatchObject([{}, {}, { state: 'stored' }]),
    15_000,
  );
});
