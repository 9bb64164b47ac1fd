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
  /** The fields to check, which a later check takes over from one that is out of date by then */
  const asked = useRef(new Set<string>());
  const latest = useRef<symbol>(undefined);
  const fromServer = useRef(false);

  /** @param byServer only the server knows what is wrong: a change of the field itself takes the error away, and nothing else does */
  const show = useCallback((found: Errors, byServer = true) => {
    latest.current = undefined;
    asked.current.clear();
    fromServer.current = byServer;
    setErrors(found);
  }, []);

  const clear = useCallback((field: string) => {
    asked.current.delete(field);
    setErrors(({ [field]: _, ...others }) => others);
  }, []);

  /** Checks what has errors, since one entry may be right for another's sake, and `field`. @returns what is wrong with that */
  const recheck = useCallback(async (field?: string): Promise<string | undefined> => {
    const turn = Symbol(field);
    latest.current = turn;
    if (field) asked.current.add(field);
    const found = await now.current.check();
    if (!found || latest.current !== turn) return undefined;
    const wanted = new Set(asked.current);
    asked.current.clear();
    setErrors((shown) => {
      const stays = Object.entries(shown).filter(([name]) => fromServer.current && !wanted.has(name));
      const checked = Object.entries(found).filter(([name]) => wanted.has(name) || (!fromServer.current && shown[name]));
      return Object.fromEntries([...stays, ...checked]);
    });
    return field && found[field];
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
        const { errors } = now.current;
        if (errors[field]) void recheck(field);
        else if (!fromServer.current && Object.keys(errors).length) void recheck();
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
