// @vitest-environment happy-dom
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { announce, listen } from '../../../../src/device/channel.ts';
import { useServices } from '../../../../src/features/offers/services-query.ts';
import { loadMessages } from '../../../../src/i18n/load-messages.ts';

/** However busy the machine is. */
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

/** The requests, answered when the test says so. */
const asked: { answer: (yearlyPrice: number) => void; fail: () => void }[] = [];
const fetchBefore = globalThis.fetch;
const service = { slug: 'telemedicine', title: 'Telemedicine', description: '', highlights: [], premium: true };

beforeEach(async () => {
  await loadMessages('en', ['layout', 'serviceWords']);
  asked.length = 0;
  globalThis.fetch = () =>
    new Promise((resolve, reject) => {
      asked.push({
        answer: (yearlyPrice) => resolve(Response.json({ services: [{ ...service, yearlyPrice }] })),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });
});
afterEach(() => {
  cleanup();
  for (const { fail } of asked) fail();
});
afterAll(() => {
  globalThis.fetch = fetchBefore;
});

const open = () => renderHook(() => useServices()).result;
const requests = (count: number) => waitFor(() => expect(asked).toHaveLength(count));

test('without an answer the services are those of the build', async () => {
  const offer = open();
  expect(offer.current).toMatchObject({ isFetched: false, isKnown: false });
  asked[0]?.fail();
  await waitFor(() => expect(offer.current.isFetched).toBe(true));
  expect(offer.current.isKnown).toBe(false);
  expect(offer.current.services.length).toBeGreaterThan(10);
});

test('all components share one request, and the same answer again leaves the services as they are', async () => {
  const [one, other] = [open(), open()];
  expect(asked).toHaveLength(1);
  asked[0]?.answer(150);
  await waitFor(() => expect(one.current.services).toMatchObject([{ yearlyPrice: 150 }]));
  expect(other.current.services).toBe(one.current.services);
  const before = one.current.services;
  window.dispatchEvent(new Event('online'));
  await requests(2);
  asked[1]?.answer(150);
  // The next request is only sent once this one has been answered.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(3);
  });
  expect(one.current.services).toBe(before);
});

test('a newer answer that is announced during a request is asked for after it', async () => {
  const offer = open();
  await requests(1);
  const heard = new Promise<void>((resolve) => onTestFinished(listen('services', resolve)));
  announce('services');
  await heard;
  asked[0]?.answer(150);
  await requests(2);
  asked[1]?.answer(175);
  await waitFor(() => expect(offer.current.services).toMatchObject([{ yearlyPrice: 175 }]));
});
