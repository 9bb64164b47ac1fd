import { useCallback, useRef, useState } from 'react';
import type { Errors } from './form.ts';

/** Kinds of fields whose value is a choice, right as soon as it is made. */
const choices = new Set(['radio', 'checkbox', 'file', 'button', 'submit']);

/**
 * What is wrong with a form's fields. Submitting finds all of it; after that each error stays until its field is valid, and a field
 * that was typed in is checked when it is left.
 *
 * @param check finds everything that is wrong now; nothing when that cannot be told
 */
export function useErrors(check: () => Promise<Errors | undefined>) {
  const [errors, setErrors] = useState<Errors>({});
  /** The error of the field that was left last, for those who do not see it appear */
  const [noticed, setNoticed] = useState('');
  const now = useRef({ errors, check });
  now.current = { errors, check };
  const typed = useRef(new Set<string>());
  /** The latest check of each field: one that ends after it is out of date */
  const latest = useRef(new Map<string, symbol>());

  const show = useCallback((found: Errors) => {
    latest.current.clear();
    setErrors(found);
  }, []);

  const clear = useCallback((field: string) => {
    latest.current.delete(field);
    setErrors(({ [field]: _, ...others }) => others);
  }, []);

  /** @returns what is wrong with the field */
  const recheck = useCallback(async (field: string): Promise<string | undefined> => {
    const turn = Symbol(field);
    latest.current.set(field, turn);
    const found = await now.current.check();
    if (!found || latest.current.get(field) !== turn) return undefined;
    const text = found[field];
    setErrors(({ [field]: _, ...others }) => (text ? { ...others, [field]: text } : others));
    return text;
  }, []);

  return {
    errors,
    noticed,
    show,
    clear,
    /** To be called after a field's value has changed */
    changed: useCallback(
      (field: string) => {
        typed.current.add(field);
        if (now.current.errors[field]) void recheck(field);
      },
      [recheck],
    ),
    /** To be called when a control loses the focus: an empty one is told only when the form is submitted */
    left: useCallback(
      async ({ name, type, value }: { name?: string; type?: string; value?: string }) => {
        setNoticed('');
        if (!name || choices.has(type ?? '') || !value?.trim() || !typed.current.has(name)) return;
        setNoticed((await recheck(name)) ?? '');
      },
      [recheck],
    ),
  };
}
