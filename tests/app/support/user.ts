import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

export const user = userEvent.setup({ delay: null });

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => user.click(await button(name));
export const follow = async (name: string | RegExp) => user.click(await screen.findByRole('link', { name }));
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The field with this label, or the one whose label contains it. */
export const field = (label: string) =>
  waitFor(
    () =>
      screen.queryByLabelText<HTMLInputElement>(label) ??
      screen.getByLabelText<HTMLInputElement>(label, { exact: false }),
  );

/** Replaces the text of a field at once, as pasting does. */
export async function fill(label: string, text: string): Promise<void> {
  fireEvent.input(await field(label), { target: { value: text } });
}

export async function select(label: string, option: string): Promise<void> {
  await screen.findByRole('option', { name: option });
  await user.selectOptions(await field(label), option);
}

/** Waits for a text that may be in several elements. */
export const seeText = (text: string | RegExp) =>
  waitFor(() =>
    expect(document.body.textContent).toEqual(
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
    ),
  );

export const atPath = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));
