import * as v from 'valibot';
import { orUndefined } from '../lib/or-undefined.ts';

/** What the browser's storage refuses lasts as long as the page. */
const memory = new Map<string, string>();

/** A value of this browser. */
export function readLocal(name: string): string | undefined {
  try {
    return memory.get(name) ?? localStorage.getItem(name) ?? undefined;
  } catch {
    return memory.get(name);
  }
}

export function writeLocal(name: string, value: string): void {
  memory.delete(name);
  try {
    localStorage.setItem(name, value);
  } catch {
    memory.set(name, value);
  }
}

export function removeLocal(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage that throws holds nothing.
  }
}

/** Removes the site's own values that `matches` picks. */
export function removeLocalWhere(matches: (name: string, value: string) => boolean): void {
  try {
    const stored = Object.entries(localStorage).filter(([name]) => name.startsWith('companion.'));
    for (const [name, value] of [...stored, ...memory]) if (matches(name, value)) removeLocal(name);
  } catch {
    memory.clear();
  }
}

/** The same read as JSON; undefined where there is none, or it has another shape: an older version of the page wrote it. */
export function parseLocal<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(
    schema,
    orUndefined(() => JSON.parse(readLocal(name) ?? 'null')),
  );
  return parsed.success ? parsed.output : undefined;
}
