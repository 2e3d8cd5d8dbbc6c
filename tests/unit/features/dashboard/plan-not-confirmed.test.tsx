import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '../../../../src/contract/languages.ts';
import type { Profile } from '../../../../src/contract/responses/profile.ts';
import { PlanNotConfirmed } from '../../../../src/features/dashboard/plan-not-confirmed.tsx';
import { loadMessages, messagesOf } from '../../../../src/i18n/load-messages.ts';
import { LanguageProvider } from '../../../../src/i18n/use-messages.tsx';

beforeAll(async () => {
  for (const language of languages) await loadMessages(language, ['layout', 'dashboard']);
});

const user = {
  id: 'a',
  username: 'Hiwot Bekele',
  email: 'hiwot@mail.example',
  phone: '',
  profilePic: null,
  subscriptionPlan: 'Premium',
} as const;

const shown = (language: Language, profile: Partial<Profile>) =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <MemoryRouter>
        <PlanNotConfirmed profile={{ user, claims: [], services: [], ...profile }} />
      </MemoryRouter>
    </LanguageProvider>,
  );

test.each(languages)('in %s: a premium account without its plan is told so, and how to pay', (language) => {
  const messages = messagesOf(language, 'dashboard').notConfirmed;
  const lacking = { ...user, planConfirmed: false, planFrom: null };
  const asks = shown(language, { user: lacking });
  for (const part of [messages.title, messages.text, messages.pay, '/upgrade']) expect(asks).toContain(part);

  const upgrade = { number: 'R-34679CDF', status: 'requested', requestedAt: '', reason: null } as const;
  const waits = shown(language, { user: lacking, upgrade });
  expect(waits).toContain(messages.asked);
  expect(waits).not.toContain('/upgrade');

  expect(shown(language, { user: { ...user, planConfirmed: true, planFrom: '2026-11-20' } })).toBe('');
  expect(shown(language, { user: { ...user, planConfirmed: false, planFrom: '2099-01-01' } })).toBe('');
  // What a phone kept from before.
  expect(shown(language, {})).toBe('');
});
