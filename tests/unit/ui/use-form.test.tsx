// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../../src/contract/validation-messages/en.ts';
import { CheckboxField, TextField } from '../../../src/ui/field.tsx';
import { type FormOptions, useForm } from '../../../src/ui/use-form.ts';

const required = v.pipe(v.string(), v.nonEmpty('required'));
const schema = v.object({ name: required, town: required, active: v.boolean() });
type Values = { name: string; town: string; active: boolean };

type Props = Partial<FormOptions<Values>> & { resetTo?: (values: Values | undefined) => void };

function TestForm({ resetTo, send = async () => undefined, ...options }: Props) {
  const { form, field, values, busy, summary, reset } = useForm<Values>({
    schema,
    initial: { name: '', town: '', active: true },
    validateOn: 'change',
    messages,
    send: async (sent) => {
      const problem = await send(sent);
      resetTo?.(reset(sent));
      return problem;
    },
    ...options,
  });
  return (
    <form aria-label="test" {...form}>
      <TextField label="Name" {...field('name')} />
      <TextField label="Town" {...field('town')} />
      <CheckboxField label="Active" checked={values.active} {...field('active')} />
      <p role="status">{busy ? 'busy' : summary}</p>
    </form>
  );
}

const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(control(name), { target: { value } });
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));
const isInvalid = (name: string) => control(name).getAttribute('aria-invalid') === 'true';

afterEach(cleanup);

test('a submit with errors sends nothing, focuses the first wrong field and sums up', async () => {
  const send = vi.fn();
  render(<TestForm send={send} />);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect([isInvalid('Name'), isInvalid('Town')]).toEqual([true, true]);
  expect(document.activeElement).toBe(control('Name'));
  expect(screen.getByRole('status').textContent).toBe(messages.several);
});

test('checked on change, an error shows when the field is left and goes when it is corrected', async () => {
  render(<TestForm schema={v.object({ name: v.pipe(v.string(), v.minLength(3, 'too-short')) })} />);
  type('Name', 'a');
  expect(isInvalid('Name')).toBe(false);
  fireEvent.blur(control('Name'));
  expect(isInvalid('Name')).toBe(true);
  type('Name', 'abc');
  expect(isInvalid('Name')).toBe(false);
});

test('checked on submit, an error shows and goes with a submit alone', async () => {
  render(<TestForm validateOn="submit" />);
  type('Name', 'a');
  type('Name', '');
  fireEvent.blur(control('Name'));
  expect(isInvalid('Name')).toBe(false);
  await submit();
  type('Name', 'abc');
  expect(isInvalid('Name')).toBe(true);
  await submit();
  expect([isInvalid('Name'), isInvalid('Town')]).toEqual([false, true]);
});

test('sends the values once, however often it is submitted meanwhile', async () => {
  let answer = () => {};
  const send = vi.fn(() => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))));
  const onChange = vi.fn();
  render(<TestForm send={send} onChange={onChange} />);
  type('Name', 'Hiwot');
  type('Town', 'Adama');
  fireEvent.click(control('Active'));
  await submit();
  await submit();
  expect(screen.getByRole('status').textContent).toBe('busy');
  expect(send.mock.calls).toEqual([[{ name: 'Hiwot', town: 'Adama', active: false }]]);
  expect(onChange).toHaveBeenLastCalledWith({ name: 'Hiwot', town: 'Adama', active: false });
  await act(async () => answer());
  expect(screen.getByRole('status').textContent).toBe('');
});

test("the server's errors stand at their fields, those of a list's items at the list's", async () => {
  const problem = { type: '', title: '', status: 422, message: 'No.' };
  const errors = { 'town.0': { code: 'not-offered', message: 'Not this town.' } } as const;
  render(<TestForm initial={{ name: 'a', town: 'b', active: true }} send={async () => ({ ...problem, errors })} />);
  await submit();
  expect(screen.getByText('Not this town.')).toBeTruthy();
  expect(document.activeElement).toBe(control('Town'));
});

test('the payload that the schema checks may be another than the values', async () => {
  const send = vi.fn(async () => undefined);
  render(
    <TestForm
      schema={v.object({ count: v.number('wrong-type') })}
      toPayload={({ name }) => ({ count: Number(name) })}
      initial={{ name: '12', town: '', active: true }}
      send={send}
    />,
  );
  await submit();
  expect(send).toHaveBeenCalledWith({ name: '12', town: '', active: true });
});

test('what is typed while the answer is awaited stays, and what was sent goes', async () => {
  let answer = (_: undefined) => {};
  const send = () => new Promise<undefined>((resolve) => (answer = resolve));
  const resetTo = vi.fn();
  render(<TestForm send={send} resetTo={resetTo} />);
  type('Name', 'Hiwot');
  type('Town', 'Adama');
  await submit();
  type('Town', 'Hawassa');
  await act(async () => answer(undefined));
  expect([control('Name').value, control('Town').value]).toEqual(['', 'Hawassa']);
  expect(resetTo).toHaveBeenCalledWith({ name: 'Hiwot', town: 'Hawassa', active: true });
  type('Name', 'Almaz');
  await submit();
  await act(async () => answer(undefined));
  expect([control('Name').value, control('Town').value]).toEqual(['', '']);
  expect(resetTo).toHaveBeenLastCalledWith(undefined);
});
