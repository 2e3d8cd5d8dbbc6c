import { type FormEvent, useState } from 'react';
import type { GenericSchema, InferInput } from 'valibot';
import { check } from '../contract/validate.ts';
import { said } from '../contract/validation-messages/en.ts';
import type { Result } from '../device/api-client.ts';
import { toRequestError } from './client.ts';

type Errors = Readonly<Record<string, string>>;

/**
 * A form of the desk: what stands in its fields becomes the payload, the contract's validator speaks first, and what the
 * server finds wrong comes back to the field. A control bears the name of its part of the payload.
 */
export function useDeskForm<S extends GenericSchema, A>(of: {
  schema: S;
  read: (data: FormData) => unknown;
  send: (payload: InferInput<S>) => Promise<Result<A>>;
  done: (answer: A) => void;
}) {
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const wrong = (form: HTMLFormElement, found: Errors) => {
    setErrors(found);
    const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in found);
    if (first instanceof HTMLElement) first.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setRefusal(undefined);
    const payload = of.read(new FormData(form));
    const checked = check(of.schema, payload);
    if (!checked.ok)
      return wrong(
        form,
        named(checked.errors, (error) => said.field(error)),
      );
    setErrors({});
    setBusy(true);
    const result = await of.send(payload as InferInput<S>);
    setBusy(false);
    if (result.kind === 'answer') return of.done(result.answer);
    setRefusal(toRequestError(result).message);
    if (result.kind === 'refused')
      wrong(
        form,
        named(result.problem.errors ?? {}, ({ message }) => message),
      );
  };

  return {
    errors,
    refusal,
    busy,
    form: { noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) },
  };
}

/** A list is one field: what is wrong with one of its lines is said there. */
function named<E>(errors: Record<string, E>, sentence: (error: E) => string): Errors {
  const found: Record<string, string> = {};
  for (const [path, error] of Object.entries(errors)) found[path.split('.')[0] ?? ''] ??= sentence(error);
  return found;
}

export const textIn = (data: FormData, name: string) => String(data.get(name) ?? '');
/** An empty field says nothing. */
export const givenIn = (data: FormData, name: string) => textIn(data, name).trim() || undefined;
