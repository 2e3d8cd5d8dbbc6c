// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Actions } from '../../../../../src/admin/claim/actions.tsx';
import { queryClient } from '../../../../../src/admin/query.ts';
import type { AdminClaim } from '../../../../../src/contract/admin/claims.ts';

// Only what `Actions` and the form read of a claim.
const claim = {
  id: 'c1',
  version: 2,
  actions: ['approve', 'decline', 'ask'],
  undoUntil: null,
} as unknown as AdminClaim;
const text = 'Photograph 2 cannot be read.';

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const [question, setQuestion] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setQuestion(text)}>
        Again
      </button>
      <Actions
        claim={claim}
        question={question}
        onQuestionAdded={() => setQuestion(undefined)}
        onDone={() => {}}
        onUndoExpired={() => {}}
        onConflict={() => {}}
      />
    </>
  );
}
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
    </QueryClientProvider>,
  );
const askAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Again' }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is needed' });

test('the question opens the form with the focus in its text', () => {
  show();
  askAgain();
  expect(field().value).toBe(text);
  expect(document.activeElement).toBe(field());
});

test('it is added on a line of its own to what was typed, also in another decision, and only once', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  fireEvent.change(screen.getByRole('textbox', { name: /In your own words/ }), { target: { value: 'Typed before. ' } });
  askAgain();
  expect(field().value).toBe(`Typed before.\n${text}`);
  askAgain();
  expect(field().value).toBe(`Typed before.\n${text}`);
});

test('a form that is opened anew does not have it', () => {
  show();
  askAgain();
  fireEvent.change(field(), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask for information' }));
  expect(field().value).toBe('');
});
