// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import type { Letter } from '../../../../src/device/outbox/letter.ts';
import { submitLetter } from '../../../../src/device/outbox/submit.ts';
import { saveSession } from '../../../../src/device/session.ts';
import { LetterActions } from '../../../../src/features/claims/letter-actions.tsx';
import { loadMessages } from '../../../../src/i18n/load-messages.ts';
import { tokenFor } from '../../device/tokens.ts';

const values = { hospital: 'City Hospital', service: 'Maternity Care', paymentMethod: 'Cash', description: 'Twice' };
const tooLate = /^It is being sent just now, so it cannot be changed\./;

beforeAll(async () => {
  await loadMessages('en', ['letters', 'portal', 'claims']);
  await saveSession(tokenFor('abebe'));
});
afterEach(cleanup);

/** As the page does, which gives the letter anew when it has changed. */
function Page({ letter }: { letter: Letter }) {
  const [shown, setShown] = useState(letter);
  return (
    <>
      <LetterActions letter={shown} />
      <button type="button" onClick={() => setShown({ ...letter, state: 'sending' })}>
        Sending begins
      </button>
      <button type="button" onClick={() => setShown(letter)}>
        It fails
      </button>
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('to edit a letter whose sending has begun meanwhile says why nothing opens, as long as that is so', async () => {
  const letter = await submitLetter({ owner: 'abebe', kind: 'claim', payload: values });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page letter={letter} /> }])} />);
  await withDatabase((database) => database.put('outbox', { ...letter, state: 'sending' }));
  press('Edit');
  press('Sending begins');
  await screen.findByText(tooLate);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  press('It fails');
  expect(screen.queryByText(tooLate)).toBeNull();
  screen.getByRole('button', { name: 'Edit' });
});
