// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { email, personName } from '../../../../src/contract/fields.ts';
import type { Problem } from '../../../../src/contract/problem.ts';
import { useCustomerForm } from '../../../../src/features/customer/use-customer-form.ts';
import { loadMessages } from '../../../../src/i18n/load-messages.ts';
import { CheckboxField, TextField } from '../../../../src/ui/field.tsx';

/** However busy the machine is. */
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

type Values = { name: string; email: string; news: boolean };
type Send = (values: Values) => Promise<Problem | 'done' | undefined>;

const empty: Values = { name: '', email: '', news: false };
const schema = v.object({ name: personName, email, news: v.boolean() });
const problem = (errors: Problem['errors']): Problem => ({
  type: 'about:blank',
  title: 'Unprocessable Content',
  status: 422,
  message: 'Not taken.',
  ...(errors && { errors }),
});
const taken = problem({ email: { code: 'not-an-email', message: 'We cannot write to this address.' } });

const fillIn = 'Please fill this in.';
const noEmail = 'This does not look like an email address, such as name@mail.com.';
const several = 'Several fields need correcting. Each says what is wrong.';

type Props = { send?: Send; initial?: Values; initialErrors?: Problem['errors']; onChange?: (values: Values) => void };

function Form({ send = async () => undefined, initial = empty, initialErrors, onChange }: Props) {
  const form = useCustomerForm<Values>({
    schema,
    initial,
    send,
    ...(initialErrors && { initialErrors }),
    ...(onChange && { onChange }),
  });
  const { value: _, ...news } = form.field('news');
  return (
    <form {...form.form}>
      {form.summary && <p role="alert">{form.summary}</p>}
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
      <CheckboxField label="News" {...news} checked={form.values.news} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.reset()}>
        Start again
      </button>
      {form.busy && <p>Sending</p>}
    </form>
  );
}

const nameBox = () => screen.getByLabelText<HTMLInputElement>('Name');
const emailBox = () => screen.getByLabelText<HTMLInputElement>('Email');
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('button', { name: 'Send' })));
/** What is read out with a field. */
const described = (box: HTMLElement) =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

beforeAll(() => loadMessages('en', ['validation']));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('a submit with wrong fields says at each what is wrong, sums it up, and sends nothing', async () => {
  const sent: Values[] = [];
  render(<Form send={async (values) => void sent.push(values)} />);
  expect(screen.queryByRole('alert')).toBeNull();
  type(emailBox(), 'hiwot at mail');
  await submit();
  expect(described(nameBox())).toBe(fillIn);
  expect(described(emailBox())).toBe(noEmail);
  expect(nameBox().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe(several);
  expect(sent).toEqual([]);
});

test('one wrong field needs no summary', async () => {
  render(<Form initial={{ ...empty, name: 'Hiwot' }} />);
  await submit();
  expect(described(emailBox())).toBe(fillIn);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a submit puts the focus on the first wrong field, in the order of the page', async () => {
  render(<Form initial={{ ...empty, name: 'Hiwot' }} />);
  await submit();
  expect(document.activeElement).toBe(emailBox());
  type(nameBox(), '');
  await submit();
  expect(document.activeElement).toBe(nameBox());
});

test('an error goes as soon as the field is right', async () => {
  render(<Form initial={{ ...empty, name: 'Hiwot' }} />);
  await submit();
  type(emailBox(), 'hiwot@mail.example');
  expect(described(emailBox())).toBe('');
});

test('a field that is left says what is wrong with it, unless it is empty or a button was pressed', () => {
  render(<Form />);
  fireEvent.blur(emailBox());
  expect(described(emailBox())).toBe('');
  type(emailBox(), 'hiwot');
  expect(described(emailBox())).toBe('');
  fireEvent.blur(emailBox(), { relatedTarget: screen.getByRole('button', { name: 'Send' }) });
  expect(described(emailBox())).toBe('');
  fireEvent.blur(emailBox(), { relatedTarget: nameBox() });
  expect(described(emailBox())).toBe(noEmail);
  expect(described(nameBox())).toBe('');
});

const right = { name: 'Hiwot Bekele', email: 'hiwot@mail.example', news: true };

test('a form that is submitted twice sends once, and can be sent again after the answer', async () => {
  const answers: ((answer: Problem | undefined) => void)[] = [];
  render(<Form initial={right} send={() => new Promise((answer) => answers.push(answer))} />);
  await submit();
  await submit();
  expect(answers.length).toBe(1);
  expect(screen.getByText('Sending')).toBeTruthy();
  await act(async () => answers[0]?.(problem(undefined)));
  expect(screen.queryByText('Sending')).toBeNull();
  await submit();
  expect(answers.length).toBe(2);
});

test('two submits before the next painting send once', async () => {
  let sent = 0;
  const send: Send = () => {
    sent++;
    return new Promise(() => undefined);
  };
  render(<Form initial={right} send={send} />);
  const form = screen.getByRole('button', { name: 'Send' });
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(sent).toBe(1);
});

test('a form that is done stays busy and sends nothing more', async () => {
  let sent = 0;
  const send: Send = async () => {
    sent++;
    return 'done';
  };
  render(<Form initial={right} send={send} />);
  await submit();
  await submit();
  expect(sent).toBe(1);
  expect(screen.getByText('Sending')).toBeTruthy();
});

test('what is sent is what stands in the form', async () => {
  const sent: Values[] = [];
  render(<Form send={async (values) => void sent.push(values)} />);
  type(nameBox(), right.name);
  type(emailBox(), right.email);
  fireEvent.click(screen.getByLabelText('News'));
  await submit();
  expect(sent).toEqual([right]);
});

test('what the server finds wrong with a field stands at it, takes the focus, and goes with the next change', async () => {
  render(<Form initial={right} send={async () => taken} />);
  await submit();
  expect(described(emailBox())).toBe(taken.errors?.email?.message);
  expect(document.activeElement).toBe(emailBox());
  expect(described(nameBox())).toBe('');
  type(nameBox(), 'Hiwot');
  expect(described(emailBox())).toBe(taken.errors?.email?.message);
  type(emailBox(), 'other@mail.example');
  expect(described(emailBox())).toBe('');
});

test('a later answer of the server takes the place of the one before', async () => {
  const answers = [taken, undefined];
  render(<Form initial={right} send={async () => answers.shift()} />);
  await submit();
  await submit();
  expect(described(emailBox())).toBe('');
});

test('a letter that came back opens with what was found wrong, and the focus there', () => {
  render(<Form initial={right} initialErrors={taken.errors} />);
  expect(described(emailBox())).toBe(taken.errors?.email?.message);
  expect(document.activeElement).toBe(emailBox());
});

test('what was typed before the script came is kept, told and sent', async () => {
  const sent: Values[] = [];
  const told: Values[] = [];
  const form = <Form send={async (values) => void sent.push(values)} onChange={(values) => told.push(values)} />;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(form);
  nameBox().value = right.name;
  emailBox().value = right.email;
  screen.getByLabelText<HTMLInputElement>('News').checked = true;
  const root = await act(async () => hydrateRoot(place, form));
  expect([nameBox().value, emailBox().value]).toEqual([right.name, right.email]);
  expect(told.at(-1)).toEqual(right);
  await submit();
  await waitFor(() => expect(sent).toEqual([right]));
  await act(async () => root.unmount());
});

test('what a password manager fills in without an event is sent as it stands', async () => {
  const sent: Values[] = [];
  render(<Form send={async (values) => void sent.push(values)} initial={{ ...right, name: '' }} />);
  // Past React, which otherwise hears of every value that is set.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(nameBox(), right.name);
  await submit();
  expect(sent).toEqual([right]);
});

test('a field that nobody has touched follows what is known of it; one that was touched keeps what was typed', () => {
  const { rerender } = render(<Form />);
  type(nameBox(), 'Hiwot');
  rerender(<Form initial={{ ...right, name: 'Almaz' }} />);
  expect([nameBox().value, emailBox().value]).toEqual(['Hiwot', right.email]);
});

test('a form that is started again holds nothing typed and nothing wrong', async () => {
  const { rerender } = render(<Form />);
  type(nameBox(), 'Hiwot');
  await submit();
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(nameBox().value).toBe('');
  expect([described(nameBox()), described(emailBox())]).toEqual(['', '']);
  expect(screen.queryByRole('alert')).toBeNull();

  rerender(<Form initial={right} send={async () => taken} />);
  await submit();
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(described(emailBox())).toBe('');
});
