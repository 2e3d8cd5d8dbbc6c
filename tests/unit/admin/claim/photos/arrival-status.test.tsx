// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ArrivalStatus } from '../../../../../src/admin/claim/photos/arrival-status.tsx';
import { ClaimPhotos } from '../../../../../src/admin/claim/photos/claim-photos.tsx';
import type { AdminClaim } from '../../../../../src/contract/admin/claims.ts';
import type { ClaimPhoto } from '../../../../../src/contract/photos.ts';
import { photo } from './photo.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('while some are to come one can look again; a failure is said', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('network')));
  const { rerender } = render(<ArrivalStatus claimId="c1" photos={[photo(1, 'arriving')]} onChecked={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(screen.getByText('The server could not be reached.')).toBeTruthy());
  rerender(<ArrivalStatus claimId="c1" photos={[photo(1)]} onChecked={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const section = (photos: ClaimPhoto[] | undefined) =>
  render(
    <MemoryRouter>
      <ClaimPhotos
        claim={{ id: 'c1', actions: [], photos } as unknown as AdminClaim}
        onChecked={() => {}}
        onAskAgain={() => {}}
      />
    </MemoryRouter>,
  ).container.textContent;

test('no photographs are one line, and an answer that does not say so is none', () => {
  expect(section([])).toBe('PhotographsNo photographs came with this claim.');
  expect(section(undefined)).toBe('');
});
