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
import type { Problem } from '../contract/problem.ts';
import { check, type FieldErrors } from '../contract/validate.ts';
import type { ValidationMessages } from '../contract/validation-messages/en.ts';

type Value = string | boolean;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type ServerErrors = Readonly<Record<string, { message: string }>>;

export type FormValues = Record<string, Value>;

export type FormOptions<V extends FormValues> = {
  schema: GenericSchema;
  /** a field that has not been edited follows this when it changes */
  initial: V;
  /** what was typed into it before */
  initialEdits?: Partial<V> | undefined;
  /** what the schema checks, if it is not the values themselves */
  toPayload?: ((values: V) => unknown) | undefined;
  /** `change`: a field is checked when it is left, and then with every change; `submit`: only on submit */
  validateOn: 'change' | 'submit';
  messages: ValidationMessages;
  /** resolves to the server's problem, if any; `done` keeps the form busy, because another page is about to replace it */
  send: (values: V) => Promise<Problem | 'done' | undefined>;
  onChange?: ((values: V) => void) | undefined;
  /** the server's errors from an earlier attempt to send these values */
  initialErrors?: ServerErrors | undefined;
};

export type FormState<V extends FormValues> = {
  values: V;
  busy: boolean;
  /** set when several fields are wrong, since only the first of them gets the focus */
  summary: string | undefined;
  set: (changes: Partial<V>) => void;
  /**
   * Back to the initial values, without errors. After `sent` was accepted, what was typed since then stays: these values with it are
   * returned, undefined if nothing was typed.
   */
  reset: (sent?: V) => V | undefined;
  /** props for a field of `ui/` */
  field: <K extends keyof V & string>(
    name: K,
  ) => {
    name: K;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<Control>) => void;
    onBlur: (event: FocusEvent<Control>) => void;
  };
  /** props for the `<form>` */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    method: 'post';
    onSubmit: (event: FormEvent) => void;
  };
};

const none: ReadonlySet<string> = new Set();

/** Validates with the contract's schema, shows errors beside the fields, the server's included, and focuses the first. */
export function useForm<V extends FormValues>(options: FormOptions<V>): FormState<V> {
  const { schema, initial, toPayload = (values: V) => values, validateOn, messages, send, onChange } = options;
  const ref = useRef<HTMLFormElement>(null);
  const submitting = useRef(false);
  // In a ref as well as in the state, because two changes can come before the next render.
  const latestEdits = useRef<Partial<V>>(options.initialEdits ?? {});
  const [edits, setEdits] = useState(latestEdits.current);
  const [visited, setVisited] = useState(none);
  const [refused, setRefused] = useState<ServerErrors | undefined>(options.initialErrors);
  const [submitted, setSubmitted] = useState<V>();
  const [busy, setBusy] = useState(false);

  const errorsIn = (checkedValues: V): FieldErrors => {
    const result = check(schema, toPayload(checkedValues));
    return result.ok ? {} : byField(result.errors);
  };
  const values = { ...initial, ...edits };

  const set = (changes: Partial<V>) => {
    latestEdits.current = { ...latestEdits.current, ...changes };
    setEdits(latestEdits.current);
    onChange?.({ ...initial, ...latestEdits.current });
  };

  /** Copies values into the state that were typed before hydration, or filled in by a password manager. */
  const readControls = () => {
    const found = differingControls(ref.current, { ...initial, ...latestEdits.current });
    if (Object.keys(found).length) set(found);
  };
  // A layout effect, because a later render would overwrite those values with the state's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useLayoutEffect(() => {
    readControls();
    focusFirst(ref.current, Object.keys(options.initialErrors ?? {}));
  }, []);

  const validated = validateOn === 'submit' ? submitted : values;
  const errors = validated ? errorsIn(validated) : {};
  const wrong = new Set([...Object.keys(errors), ...Object.keys(refused ?? {})].filter((name) => name in values));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (submitting.current) return;
    readControls();
    const sent: V = { ...initial, ...latestEdits.current };
    const found = Object.keys(errorsIn(sent));
    setVisited(new Set(Object.keys(sent)));
    setSubmitted(sent);
    if (found.length) return focusFirst(ref.current, found);
    submitting.current = true;
    setBusy(true);
    let done = false;
    try {
      const outcome = await send(sent);
      done = outcome === 'done';
      const serverErrors = byField((outcome !== 'done' && outcome?.errors) || {});
      setRefused(serverErrors);
      focusFirst(ref.current, Object.keys(serverErrors));
    } finally {
      submitting.current = done;
      setBusy(done);
    }
  };

  return {
    values,
    busy,
    summary: submitted && !busy && wrong.size > 1 ? messages.several : undefined,
    set,
    reset: (sent) => {
      const typedSince = sent ? changesBetween(sent, { ...sent, ...latestEdits.current }) : {};
      latestEdits.current = typedSince;
      setEdits(typedSince);
      setVisited(none);
      setRefused({});
      setSubmitted(undefined);
      return sent && Object.keys(typedSince).length > 0 ? { ...sent, ...typedSince } : undefined;
    },
    form: { ref, noValidate: true, method: 'post', onSubmit: (event) => void submit(event) },
    field: (name) => {
      const error = errors[name];
      return {
        name,
        value: String(values[name] ?? ''),
        error: visited.has(name) && error ? messages.field(error) : refused?.[name]?.message,
        onChange: ({ currentTarget }) => {
          setRefused(({ [name]: _, ...others } = {}) => others);
          set({ [name]: controlValue(currentTarget) } as Partial<V>);
        },
        onBlur: ({ relatedTarget }) => {
          // Leaving an empty field is no error yet, and an error shown now would move a button that is being pressed.
          if (values[name] === '' || relatedTarget instanceof HTMLButtonElement) return;
          setVisited((before) => new Set(before).add(name));
        },
      };
    },
  };
}

const changesBetween = <V extends FormValues>(before: V, after: V): Partial<V> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name])) as Partial<V>;

/** An error in an item of a list, such as `highlights.0`, belongs to the list's field. */
function byField<E>(errors: Readonly<Record<string, E>>): Record<string, E> {
  const found: Record<string, E> = {};
  for (const [path, error] of Object.entries(errors)) found[path.split('.')[0] ?? ''] ??= error;
  return found;
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const controlValue = (control: Control): Value =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

function differingControls<V extends FormValues>(form: HTMLFormElement | null, values: V): Partial<V> {
  const controls = [...(form?.elements ?? [])].filter(isControl).filter(({ name }) => name in values);
  const differing = controls.filter((control) => controlValue(control) !== values[control.name]);
  return Object.fromEntries(differing.map((control) => [control.name, controlValue(control)])) as Partial<V>;
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const first = [...(form?.elements ?? [])].filter(isControl).find(({ name }) => names.includes(name));
  first?.focus();
}
