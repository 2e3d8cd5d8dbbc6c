import type { MouseEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/button.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../../src/ui/field.tsx';

const tap = () => ({ preventDefault: vi.fn() }) as unknown as MouseEvent<HTMLButtonElement>;

test('a busy button takes no second tap and sends no form', () => {
  const onClick = vi.fn();
  const event = tap();
  Button({ busy: true, type: 'submit', onClick }).props.onClick(event);
  expect(onClick).not.toHaveBeenCalled();
  expect(event.preventDefault).toHaveBeenCalled();
});

test('a button that is not busy hands the tap on, and submits only where it says so', () => {
  const onClick = vi.fn();
  const event = tap();
  const button = Button({ onClick });
  button.props.onClick(event);
  expect(onClick).toHaveBeenCalledWith(event);
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(button.props.type).toBe('button');
});

test('label, hint and error are tied to their control', () => {
  const html = renderToStaticMarkup(
    <TextField id="email" label="Email" hint="We write here." error="Not an address." />,
  );
  expect(html).toContain('for="email"');
  expect(attribute(html, 'input', 'aria-describedby')).toBe('email-error email-hint');
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(html).toMatch(/id="email-error".*Not an address\./);
  expect(html).toMatch(/id="email-hint".*We write here\./);
});

test('a field without hint and error points to nothing', () => {
  const html = renderToStaticMarkup(<TextField label="Email" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('a checkbox points to its error as well', () => {
  const html = renderToStaticMarkup(<CheckboxField id="read" label="Read" error="Please read." />);
  expect(attribute(html, 'input', 'aria-describedby')).toBe('read-error');
});

test('the characters that are left are counted from what stands there', () => {
  const left = (count: number) => `${count} left`;
  const html = renderToStaticMarkup(
    <TextAreaField label="Details" maxLength={10} defaultValue="selam" remainingLabel={left} />,
  );
  expect(html).toContain('5 left');
});

function attribute(html: string, element: string, name: string) {
  return html.match(new RegExp(`<${element}[^>]* ${name}="([^"]*)"`))?.[1];
}
