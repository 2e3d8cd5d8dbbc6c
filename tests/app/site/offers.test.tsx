import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { deskApi } from '../admin/desk.ts';
import { registerAndLogIn } from '../support/customer.ts';
import { goto } from '../support/phone.tsx';
import { field, heading } from '../support/user.ts';

const options = async (label: string) =>
  within(await field(label))
    .queryAllByRole('option')
    .map((o) => o.textContent);
const offered = (label: string, name: string) => waitFor(async () => expect(await options(label)).toContain(name));

test('what is added at the desk can be chosen in the customers’ forms, and what is withdrawn no longer', async () => {
  const desk = await deskApi();
  const hospital = { name: 'Lakeside Clinic', town: 'Bahir Dar', phone: '0911000000', active: true };
  const method = { name: 'Gold', premium: false, active: true };
  const words = { title: 'Snake Bites', description: 'Serum and more.', highlights: ['Day and night'] };
  const service = { ...words, premium: false, yearlyPrice: 90, active: true };
  const { id: hospitalId } = await desk.ask<{ id: string }>('POST', '/hospitals', hospital);
  const { id: methodId } = await desk.ask<{ id: string }>('POST', '/payment-methods', method);
  await desk.ask('POST', '/services', { slug: 'snake-bites', ...service });
  const withdraw = async () => {
    await desk.ask('PUT', `/hospitals/${hospitalId}`, { ...hospital, active: false });
    await desk.ask('PUT', `/payment-methods/${methodId}`, { ...method, active: false });
    await desk.ask('PUT', '/services/snake-bites', { ...service, active: false });
  };
  onTestFinished(withdraw);

  await registerAndLogIn();
  await goto('/claimform');
  await offered('Hospital', 'Lakeside Clinic');
  await offered('Service', 'Snake Bites');
  await offered('Payment Method', 'Gold');
  await goto('/subscribe?service=snake-bites');
  await heading('Snake Bites');

  await desk.ask('PUT', '/services/snake-bites', { ...service, title: 'Bites and Stings' });
  await goto('/claimform');
  await offered('Service', 'Bites and Stings');

  await withdraw();
  await goto('/claimform');
  await waitFor(async () => expect(await options('Hospital')).not.toContain('Lakeside Clinic'));
  await screen.findByRole('option', { name: 'City Hospital' });
  expect(await options('Payment Method')).not.toContain('Gold');
  expect(await options('Service')).not.toContain('Bites and Stings');
});
