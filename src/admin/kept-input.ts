import { useEffect } from 'react';
import type { FormValues } from '../ui/use-form.ts';

type LiveForm = { key: string; values: FormValues };

const liveForms = new Set<LiveForm>();
const liveOpenForms = new Map<string, ReadonlySet<string>>();

/** What was typed when a session ended by itself, for the same administrator's next log-in. In memory only. */
let kept:
  | { administrator: string; values: Map<string, FormValues>; openForms: Map<string, ReadonlySet<string>> }
  | undefined;

/** Of two forms that cannot be told apart neither is kept. */
export function keepInput(administrator: string): void {
  const keys = [...liveForms].map(({ key }) => key);
  const unique = [...liveForms].filter(({ key }) => keys.indexOf(key) === keys.lastIndexOf(key));
  kept = {
    administrator,
    values: new Map(unique.map(({ key, values }) => [key, values])),
    openForms: new Map(liveOpenForms),
  };
}

export function dropInput(): void {
  kept = undefined;
}

export function dropInputOfOthers(administrator: string): void {
  if (kept?.administrator !== administrator) dropInput();
}

/** A form that is mounted takes what was kept of it, once. */
export function takeKeptValues(key: string): FormValues | undefined {
  const values = kept?.values.get(key);
  kept?.values.delete(key);
  return values;
}

export function takeKeptOpenForms(page: string): ReadonlySet<string> | undefined {
  const ids = kept?.openForms.get(page);
  kept?.openForms.delete(page);
  return ids;
}

/** Passwords are not kept. */
const isPassword = (name: string) => /password/i.test(name);

export function useLiveForm(key: string, values: FormValues, isEdited: boolean): void {
  useEffect(() => {
    if (!isEdited || Object.keys(values).some(isPassword)) return;
    const form = { key, values };
    liveForms.add(form);
    return () => void liveForms.delete(form);
  }, [key, values, isEdited]);
}

export function useLiveOpenForms(page: string, ids: ReadonlySet<string>): void {
  useEffect(() => {
    liveOpenForms.set(page, ids);
    return () => void liveOpenForms.delete(page);
  }, [page, ids]);
}
