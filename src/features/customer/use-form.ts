import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { GenericSchema } from 'valibot';
import type { Problem } from '../../contract/problem.ts';
import { check, type FieldErrors } from '../../contract/validate.ts';
import { useMessages } from '../../i18n/use-messages.tsx';

type Value = string | boolean;
type Refusals = Readonly<Record<string, { message: string }>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type FormOf<V> = {
  values: V;
  busy: boolean;
  /** to be shown as an alert: several fields are wrong, and the focus is on the first alone */
  summary: string | undefined;
  set: (more: Partial<V>) => void;
  /** as it was at first, with nothing typed and nothing wrong */
  reset: () => void;
  /** spread over a field of `ui/` */
  field: (name: keyof V & string) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<Control>) => void;
    onBlur: (event: FocusEvent<Control>) => void;
  };
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    method: 'post';
    onSubmit: (event: FormEvent) => void;
  };
};

const nobody: ReadonlySet<string> = new Set();

/**
 * The one way of every form: the contract's validator speaks at a field when it is left, and for all of them on submit,
 * which puts the focus on the first that is wrong; what the server finds wrong with a field comes back to it.
 */
export function useForm<V extends Record<string, Value>>(of: {
  schema: GenericSchema;
  /** a field that nobody has touched follows this when it changes */
  initial: V;
  /** answers with the server's complaint, if it has one; `done` is a form that leaves the screen and takes nothing more */
  send: (values: V) => Promise<Problem | 'done' | undefined>;
  changed?: (values: V) => void;
  /** what the server found wrong with the fields when these values were sent before */
  refused?: Refusals | undefined;
}): FormOf<V> {
  const { field: sentence, several } = useMessages('said');
  const ref = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  // What is typed is held apart from what was there, and in a ref, since two changes may come before the next painting.
  const touched = useRef<Partial<V>>({});
  const [typed, setTyped] = useState<Partial<V>>({});
  const [left, setLeft] = useState(nobody);
  const [refused, setRefused] = useState<Refusals | undefined>(of.refused);
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);

  const values = { ...of.initial, ...typed };

  const set = (more: Partial<V>) => {
    touched.current = { ...touched.current, ...more };
    setTyped(touched.current);
    of.changed?.({ ...of.initial, ...touched.current });
  };

  /** What stands in the page and not yet in the state: typed before the script came, or filled in by a password manager. */
  const takeOver = () => {
    const there = standingIn(ref.current, { ...of.initial, ...touched.current });
    if (Object.keys(there).length) set(there);
  };
  // Before anything else is rendered, or the empty values of the state would be put into the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useLayoutEffect(() => {
    takeOver();
    focusFirst(ref.current, Object.keys(of.refused ?? {}));
  }, []);

  const result = check(of.schema, values);
  const errors: FieldErrors = result.ok ? {} : result.errors;
  const wrong = new Set([...Object.keys(errors), ...Object.keys(refused ?? {})].filter((name) => name in values));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    takeOver();
    const sent: V = { ...of.initial, ...touched.current };
    const checked = check(of.schema, sent);
    setLeft(new Set(Object.keys(sent)));
    setSubmitted(true);
    if (!checked.ok) return focusFirst(ref.current, Object.keys(checked.errors));
    underWay.current = true;
    setBusy(true);
    // The next page may take its time to come, and until then this one is still there to be tapped.
    let done = false;
    try {
      const outcome = await of.send(sent);
      done = outcome === 'done';
      const wrongNow = (outcome !== 'done' && outcome?.errors) || {};
      setRefused(wrongNow);
      focusFirst(ref.current, Object.keys(wrongNow));
    } finally {
      underWay.current = done;
      setBusy(done);
    }
  };

  return {
    values,
    busy,
    summary: submitted && !busy && wrong.size > 1 ? several : undefined,
    set,
    reset: () => {
      touched.current = {};
      setTyped({});
      setLeft(nobody);
      setRefused({});
      setSubmitted(false);
    },
    form: { ref, noValidate: true, method: 'post', onSubmit: (event) => void submit(event) },
    field: (name) => {
      const own = errors[name];
      return {
        name,
        value: String(values[name] ?? ''),
        error: left.has(name) && own ? sentence(own) : refused?.[name]?.message,
        onChange: ({ currentTarget }) => {
          setRefused(({ [name]: _, ...others } = {}) => others);
          set({ [name]: valueIn(currentTarget) } as Partial<V>);
        },
        onBlur: ({ relatedTarget }) => {
          // Whoever only passes through an empty field is not scolded. And a sentence that came now would move the
          // button from under the pointer that is pressing it.
          if (values[name] === '' || relatedTarget instanceof HTMLButtonElement) return;
          setLeft((before) => new Set(before).add(name));
        },
      };
    },
  };
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const valueIn = (control: Control): Value =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

function standingIn<V extends Record<string, Value>>(form: HTMLFormElement | null, known: V): Partial<V> {
  const controls = [...(form?.elements ?? [])].filter(isControl).filter(({ name }) => name in known);
  const differing = controls.filter((control) => valueIn(control) !== known[control.name]);
  return Object.fromEntries(differing.map((control) => [control.name, valueIn(control)])) as Partial<V>;
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const first = [...(form?.elements ?? [])].filter(isControl).find(({ name }) => names.includes(name));
  first?.focus();
}
