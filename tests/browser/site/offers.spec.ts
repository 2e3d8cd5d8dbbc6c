import type { APIRequestContext } from '@playwright/test';
import { administrators, deskPassword } from '../support/administrators.ts';
import { workerReady } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

type Offer = Record<string, unknown>;

/** Makes an administrator's changes through the admin API. */
async function deskOf(request: APIRequestContext) {
  const login = await request.post('/api/admin/login', { data: { email: administrators[0], password: deskPassword } });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const offers = async () => (await request.get('/api/admin/offers', { headers })).json();
  const send = async (method: 'post' | 'put', path: string, data: Offer) => {
    const response = await request[method](`/api/admin${path}`, { data, headers });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Offer;
  };
  const changeService = async (slug: string, change: Offer) => {
    const { slug: _, position: __, ...service } = (await offers()).services.find((one: Offer) => one.slug === slug);
    await send('put', `/services/${slug}`, { ...service, ...change });
  };
  return { offers, send, changeService };
}

test('services added, renamed or withdrawn at the desk are updated on every page', async ({ page, expectError }) => {
  const desk = await deskOf(page.request);
  await page.goto('/services');
  await expect(page.getByRole('link', { name: 'Minor Surgeries' })).toBeVisible();
  await workerReady(page);

  await desk.send('post', '/services', {
    slug: 'dental-care',
    title: 'Dental Care',
    description: 'Fillings and more.',
    highlights: ['Two visits a year'],
    premium: false,
    yearlyPrice: 90,
    active: true,
  });
  await desk.changeService('minor-surgeries', { title: 'Small Operations' });
  await desk.changeService('claims-management', { active: false });
  try {
    await page.goto('/services');
    await expect(page.getByRole('link', { name: 'Dental Care' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Small Operations' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Claims Management' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Dental Care' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dental Care');
    await expect(page.getByText('Yearly Payment: $90/year')).toBeVisible();

    // A service added after the build has its own URL; one that never existed is not found.
    await page.goto('/services/dental-care');
    await expect(page.getByText('Two visits a year')).toBeVisible();
    expect((await page.request.get('/services/dental-care')).status()).toBe(200);
    expect((await page.request.get('/services/nonsense')).status()).toBe(404);
    await page.goto('/services/nonsense');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Emergency Assistance' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Claims Management' })).toHaveCount(0);
  } finally {
    expectError(/404/);
    await desk.changeService('dental-care', { active: false });
    await desk.changeService('minor-surgeries', { title: 'Minor Surgeries' });
    await desk.changeService('claims-management', { active: true });
  }
});
