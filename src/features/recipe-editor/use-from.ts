import { useEffect, useMemo, useRef } from 'react';
import { useForm } from '../../app/form/form.ts';
import type { Fields } from './fields.ts';
import type { Start } from './form.ts';
import { typedIn } from './use-rows.ts';

const lists = ['ingredients', 'steps'] as const;

/**
 * What the editor's fields begin with: what it was opened with, and over it what was left on this device and what was typed before
 * that was known.
 *
 * @returns the fields' texts, to which rows that come later may add theirs, and a key that changes when they must begin anew
 */
export function useFrom(start: Start): { from: Record<string, string>; key: string } {
  const { restored } = useForm();
  const left = useRef(restored);
  // A refused form forgets that it was restored, and goes on with what stands in it.
  left.current ??= restored;
  const { current } = left;
  const from = useMemo(() => (current ? over(start.fields, current.fields) : { ...start.fields }), [start, current]);

  // The first fields of the page are there before anything was loaded.
  useEffect(() => {
    if (!current) return;
    for (const name of ['title', 'description', 'servings', 'prepMinutes']) {
      const control = document.getElementById(name) as HTMLInputElement | HTMLTextAreaElement | null;
      if (control) control.value = from[name] ?? '';
    }
  }, [current, from]);

  return { from, key: current ? 'left' : 'start' };
}

function over(start: Fields, left: Fields): Record<string, string> {
  const typed = Object.entries(typedIn('')).filter(([name, value]) => value !== (start[name] ?? ''));
  const from = { ...start, ...left, ...Object.fromEntries(typed) } as Record<string, string>;
  for (const list of lists) {
    const rows = `${left[list] ?? start[list] ?? ''} ${Object.fromEntries(typed)[list] ?? ''}`;
    from[list] = [...new Set(rows.split(' '))].filter(Boolean).join(' ');
  }
  return from;
}
