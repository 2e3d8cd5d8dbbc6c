import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { messages as amharic } from '../../../src/i18n/am/layout.ts';
import { messages as oromo } from '../../../src/i18n/om/layout.ts';
import { goto } from '../support/phone.tsx';
import { heading, seeText } from '../support/user.ts';

const dates = () => [...screen.getByRole('main').querySelectorAll('time')].map(({ textContent }) => textContent);

test('a page shows dates in its language’s calendar', async () => {
  await goto('/am/policies');
  await seeText(/ዓ\.ም\. \(.* እ\.ኤ\.አ\.\)/);
  await goto('/om/blog/claims-guide');
  await within(await screen.findByRole('main')).findByRole('heading', { level: 1 });
  expect(dates()[0]).toMatch(/20\d\d A\.L\.I\./);
  await goto('/blog/claims-guide');
  await within(await screen.findByRole('main')).findByRole('heading', { level: 1 });
  expect(dates()[0]).toContain('5 October 2026');
});

test('an unknown URL shows the not-found page in its language', async () => {
  await goto('/nowhere');
  await heading('Page not found');
  await goto('/am/nowhere');
  await heading(amharic.error.notFoundTitle);
  await goto('/om/nowhere');
  await heading(oromo.error.notFoundTitle);
});
