import * as v from 'valibot';

const memory = new Map<string, string>();

/** Reads, or writes, a value of this browser. What its storage refuses is held as long as the page. */
export function localValue(name: string, value?: string | null): string | undefined {
  if (value !== undefined) memory.delete(name);
  try {
    if (value === null) localStorage.removeItem(name);
    else if (value !== undefined) localStorage.setItem(name, value);
    return memory.get(name) ?? localStorage.getItem(name) ?? undefined;
  } catch {
    if (value) memory.set(name, value);
    return memory.get(name);
  }
}

/** Removes the site's own values that `matches` picks. */
export function forgetLocal(matches: (name: string, value: string) => boolean): void {
  try {
    const stored = Object.entries(localStorage).filter(([name]) => name.startsWith('companion.'));
    for (const [name, value] of [...stored, ...memory]) if (matches(name, value)) localValue(name, null);
  } catch {
    memory.clear();
  }
}

/** The same read as JSON; nothing where there is none, or what is there has another shape: an older version of the page wrote it. */
export function localParsed<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localValue(name) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
