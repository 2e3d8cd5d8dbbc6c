import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { GenericSchema, InferInput } from 'valibot';
import { messages } from '../contract/validation-messages/en.ts';
import type { Result } from '../device/api-client.ts';
import { type FormState, type FormValues, useForm } from '../ui/use-form.ts';
import { toRequestError } from './client.ts';
import { takeKeptValues, useLiveForm } from './kept-input.ts';
import { useUnsavedForm } from './unsaved-forms.tsx';

type Options<V extends FormValues, S extends GenericSchema, A> = {
  schema: S;
  initial: V;
  /** a field's name is that of the payload's key, so that the errors of the key are shown there */
  toPayload?: (values: V) => unknown;
  send: (payload: InferInput<S>) => Promise<Result<A>>;
  onDone: (answer: A, sent: V) => void;
};

export type DeskForm<V extends FormValues> = Pick<
  FormState<V>,
  'values' | 'busy' | 'set' | 'reset' | 'field' | 'form'
> & {
  /** why the request failed */
  error: string | undefined;
  /** Whether something was typed that is not saved. */
  isEdited: boolean;
};

/** `useForm` for a request: `error` is what a failed one answered, `onDone` gets the answer. */
export function useDeskForm<V extends FormValues, S extends GenericSchema, A>(options: Options<V, S, A>): DeskForm<V> {
  const { schema, initial, toPayload = (values: V) => values, send, onDone } = options;
  const [error, setError] = useState<string>();
  const { pathname } = useLocation();
  const key = [pathname, ...Object.keys(initial)].join(' ');
  const [initialEdits] = useState(() => takeKeptValues(key) as Partial<V> | undefined);
  const { form, ...state } = useForm({
    schema,
    initial,
    initialEdits,
    toPayload,
    validateOn: 'submit',
    messages,
    send: async (values) => {
      const result = await send(toPayload(values) as InferInput<S>);
      if (result.kind === 'answer') {
        markSaved();
        onDone(result.answer, values);
      } else setError(toRequestError(result).message);
      return result.kind === 'refused' ? result.problem : undefined;
    },
  });
  const isEdited = Object.entries(state.values).some(([name, value]) => value !== initial[name]);
  const markSaved = useUnsavedForm(isEdited);
  useLiveForm(key, state.values, isEdited);
  const onSubmit: typeof form.onSubmit = (event) => {
    setError(undefined);
    form.onSubmit(event);
  };
  return { ...state, error, isEdited, form: { ...form, onSubmit } };
}

/** `undefined` for an empty field */
export const optionalText = (text: string) => text.trim() || undefined;
