import { useCallback, useRef, useState } from 'react';
import type { Errors } from './form.ts';

/** Types of fields whose value is a choice: not checked when they are left. */
const choices = new Set(['radio', 'checkbox', 'file', 'button', 'submit']);

/**
 * The errors of a form's fields. Submitting finds all of them; each then stays until its field is valid. A field that was edited is also
 * checked when it loses the focus.
 *
 * @param check finds all current errors; undefined if they cannot be determined
 */
export function useErrors(check: () => Promise<Errors | undefined>) {
  const [errors, setErrors] = useState<Errors>({});
  /** The error of the field that was left last, for screen readers */
  const [announced, setAnnounced] = useState('');
  const current = useRef({ errors, check });
  current.current = { errors, check };
  const edited = useRef(new Set<string>());
  /** The fields to check. A later check takes over those of a check that it replaces */
  const pending = useRef(new Set<string>());
  const latest = useRef<symbol>(undefined);
  const fromServer = useRef(false);

  /** @param byServer the server found the errors: each is removed only by a change of its own field */
  const show = useCallback((found: Errors, byServer = true) => {
    latest.current = undefined;
    pending.current.clear();
    fromServer.current = byServer;
    setErrors(found);
  }, []);

  const clear = useCallback((field: string) => {
    pending.current.delete(field);
    setErrors(({ [field]: _, ...others }) => others);
  }, []);

  /** Checks `field`, and all fields with errors, since one field's value may make another's valid. @returns the error of `field` */
  const recheck = useCallback(async (field?: string): Promise<string | undefined> => {
    const run = Symbol(field);
    latest.current = run;
    if (field) pending.current.add(field);
    const found = await current.current.check();
    if (!found || latest.current !== run) return undefined;
    const wanted = new Set(pending.current);
    pending.current.clear();
    setErrors((shown) => {
      const stays = Object.entries(shown).filter(([name]) => fromServer.current && !wanted.has(name));
      const checked = Object.entries(found).filter(([name]) => wanted.has(name) || (!fromServer.current && shown[name]));
      return Object.fromEntries([...stays, ...checked]);
    });
    return field && found[field];
  }, []);

  return {
    errors,
    announced,
    show,
    clear,
    /** Call it after a field's value has changed */
    changed: useCallback(
      (field: string) => {
        edited.current.add(field);
        const { errors } = current.current;
        if (errors[field]) void recheck(field);
        else if (!fromServer.current && Object.keys(errors).length) void recheck();
      },
      [recheck],
    ),
    /** Call it when a control loses the focus. That a field is empty is an error only when the form is submitted */
    left: useCallback(
      async ({ name, type, value }: { name?: string; type?: string; value?: string }) => {
        setAnnounced('');
        if (!name || choices.has(type ?? '') || !value?.trim() || !edited.current.has(name)) return;
        setAnnounced((await recheck(name)) ?? '');
      },
      [recheck],
    ),
  };
}
