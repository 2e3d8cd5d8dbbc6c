import { useMessages } from '../../i18n/use-messages.tsx';
import { type FormOptions, type FormState, type FormValues, useForm } from '../../ui/use-form.ts';

type Options<V extends FormValues> = Omit<FormOptions<V>, 'messages' | 'toPayload' | 'validateOn'>;

/** `useForm` with validation messages in the language of the page. */
export function useCustomerForm<V extends FormValues>(options: Options<V>): FormState<V> {
  const messages = useMessages('validation');
  return useForm({ ...options, messages, validateOn: 'change' });
}
